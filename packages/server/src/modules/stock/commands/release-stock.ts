import type { Actor, Ctx } from '#platform/context.ts'
import { lockReserved, endReserved } from '../locks.ts'
import { markBuyable } from '../repository.ts'

/**
 * Releases what these orders have reserved and not shipped, in the caller's transaction; locks SKU rows in ascending id.
 * Repeated for the same orders it moves nothing.
 */
export async function releaseStock(ctx: Ctx<never, Actor>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await ctx.transaction(async (ctx) => {
    const held = await lockReserved(ctx.db, orderIds)
    const lines = held.map((line) => ({ ...line, quantity: null, causeId: null }))
    if (lines.length === 0) return
    await endReserved(ctx.db, 'release', { lines, at: ctx.clock.now() })
    await markBuyable(
      ctx.db,
      lines.map(({ skuId }) => skuId),
    )
  })
}
