import type { readBody, unreadCounts } from '@zhujia/contract/notifications/schemas.ts'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { notifications } from '#tables/notifications.ts'
import { inLockOrder } from '../repository.ts'
import { countUnread } from '../queries.ts'
import { wasSeen } from '../seen.ts'
import { visible } from '../visible.ts'

type ReadBody = z.output<typeof readBody>

const named = (body: ReadBody): SQL | undefined =>
  'ids' in body
    ? inArray(notifications.id, body.ids)
    : and(body.category && eq(notifications.category, body.category), wasSeen(body.seen))

/** Marks some of the caller's as read, or all that a list could see, of a category or of all; others are ignored. */
export async function markRead(ctx: Ctx, body: ReadBody): Promise<z.output<typeof unreadCounts>> {
  const wanted = and(visible(ctx), isNull(notifications.readAt), named(body))
  await ctx.statement((db) => db.update(notifications).set({ readAt: ctx.clock.now() }).where(inLockOrder(db, wanted)))
  return countUnread(ctx)
}
