import type { Actor, Ctx } from '#platform/context.ts'
import { lockSkus } from '#modules/stock/index.ts'
import { spanPrices } from '../figures.ts'
import { writePrices } from '../repository.ts'

/**
 * Sets prices of a sale step, in fen, in the caller's transaction; locks SKU rows in ascending id. The caller has checked that the
 * actor may act for the shop.
 */
export async function changePrices(
  ctx: Ctx<never, Actor>,
  prices: readonly { skuId: string; priceFen: number }[],
): Promise<void> {
  if (prices.length === 0) return
  await ctx.transaction(async (ctx) => {
    const locked = await lockSkus(
      ctx.db,
      prices.map(({ skuId }) => skuId),
    )
    if (locked.length < prices.length) throw new Error('a price of a SKU that does not exist')
    await writePrices(ctx.db, prices)
    await spanPrices(ctx.db, [...new Set(locked.map(({ productId }) => productId))])
  })
}
