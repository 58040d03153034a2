import type { removeBody, unreadCounts } from '@zhujia/contract/notifications/schemas.ts'
import { and, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { notifications } from '#tables/notifications.ts'
import { inLockOrder } from '../repository.ts'
import { countUnread } from '../queries.ts'
import { visible } from '../visible.ts'

/** Removes some of the caller's; one that is not there is ignored. */
export async function removeNotifications(
  ctx: Ctx,
  { ids }: z.output<typeof removeBody>,
): Promise<z.output<typeof unreadCounts>> {
  const wanted = and(visible(ctx), inArray(notifications.id, ids))
  await ctx.statement((db) => db.delete(notifications).where(inLockOrder(db, wanted)))
  return countUnread(ctx)
}
