import type { Actor, Ctx } from '#platform/context.ts'
import { lockReserved, endReserved } from '../locks.ts'
import { markBuyable } from '../repository.ts'

/** A part of an order's reservation, and the parcel or refund that ends it. */
export interface StockPart {
  orderId: string
  /** The id of the parcel or the refund. */
  causeId: string
  lines: readonly { skuId: string; quantity: number }[]
}

/**
 * Takes the goods of a parcel out of stock, in the caller's transaction; locks SKU rows in ascending id. Repeated for the same
 * parcel it moves nothing.
 * @throws when it is more than the order still has reserved
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
    await endReserved(ctx.db, kind, {
      lines: sumBySku(lines).map((line) => ({ ...line, orderId, causeId })),
      at: ctx.clock.now(),
    })
    // Shipped goods were reserved before, so what is available does not change.
    if (kind === 'release')
      await markBuyable(
        ctx.db,
        lines.map(({ skuId }) => skuId),
      )
  })
}

/** An order has one reservation for each SKU, also when several lines have it in different measures. */
function sumBySku(lines: StockPart['lines']): { skuId: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity }))
}
