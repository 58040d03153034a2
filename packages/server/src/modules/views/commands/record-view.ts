import { HISTORY_DAYS } from '@zhujia/contract/core/limits.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { deleteOldViews, insertView } from '../repository.ts'

/** Adds a product that buyers can see to the caller's history, and deletes what is too old. */
export async function recordView(ctx: Ctx, productId: string): Promise<null> {
  const at = ctx.clock.now()
  const userId = ctx.actor.userId
  return ctx.transaction(async (ctx) => {
    if (!(await insertView(ctx.db, { userId, productId, at }))) notFound()
    await deleteOldViews(ctx.db, userId, addSeconds(at, -HISTORY_DAYS * DAY))
    return null
  })
}
