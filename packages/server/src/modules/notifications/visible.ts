import { categoriesFor } from '@zhujia/contract/notifications/kinds.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { notifications } from '#tables/notifications.ts'

/**
 * What the caller reads, counts, marks and removes: their own, in the categories that an active role of theirs may open. A shop's orders
 * are not told to somebody who acts as a buyer, and their links would lead nowhere.
 */
export const visible = ({ actor }: Ctx): SQL | undefined =>
  and(eq(notifications.userId, actor.userId), inArray(notifications.category, categoriesFor(actor.roles)))
