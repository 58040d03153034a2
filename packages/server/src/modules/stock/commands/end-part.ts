import type { Actor, Ctx } from '#platform/context.ts'
import { lockReserved, settleReserved } from '../locks.ts'
import { markBuyable } from '../repository.ts'

/** A part of what an order has reserved, and what ends it. */
export interface StockPart {
  orderId: string
  /** The parcel that takes it, or the refund that gives it up. */
  causeId: string
  lines: readonly { skuId: string; quantity: number }[]
}

/**
 * Takes what a parcel holds out of the warehouse, in the caller's transaction, SKU rows locked in ascending id. Again for
 * the same parcel it moves nothing; more than the order still holds throws.
 */
export const shipStock = (ctx: Ctx<never, Actor>, part: StockPart): Promise<void> => endPart(ctx, 'ship', part)

/** Releases what a partial cancellation refunds, under the same rules. */
export const releaseStockPart = (ctx: Ctx<never, Actor>, part: StockPart): Promise<void> =>
  endPart(ctx, 'release', part)

async function endPart(
  ctx: Ctx<never, Actor>,
  kind: 'ship' | 'release',
  { orderId, causeId, lines }: StockPart,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockReserved(ctx.db, [orderId])
    await settleReserved(ctx.db, kind, {
      lines: sumBySku(lines).map((line) => ({ ...line, orderId, causeId })),
      at: ctx.clock.now(),
    })
    // What is shipped was promised before: as much can be bought as could be.
    if (kind === 'release')
      await markBuyable(
        ctx.db,
        lines.map(({ skuId }) => skuId),
      )
  })
}

/** An order holds a SKU once, however many lines it has of it: a piece of each size, for what is made to measure. */
function sumBySku(lines: StockPart['lines']): { skuId: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity }))
}
