import type { Actor, Ctx } from '../../../platform/context.ts'
import { lockReserved, settleReserved } from '../locks.ts'

/**
 * Takes what these orders have reserved out of the warehouse, in the caller's transaction, SKU rows locked in ascending id.
 * What was released does not ship; again for the same orders it moves nothing.
 */
export async function shipStock(ctx: Ctx<never, Actor>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await ctx.transaction(async (ctx) => {
    const lines = await lockReserved(ctx.db, orderIds)
    if (lines.length > 0) await settleReserved(ctx.db, 'ship', { lines, at: ctx.clock.now() })
  })
}
