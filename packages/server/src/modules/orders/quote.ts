import type { Ctx } from '../../platform/context.ts'
import { keyedHash } from '../../platform/keys.ts'
import { notFound } from '../../platform/refusal.ts'
import { priceLines, type PricedSku } from '../catalogue/index.ts'
import { isWithinLimits, quoteShops, sumLines, totalOf, type ShopQuote, type WantedLine } from './pricing.ts'

type QuoteCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'BELOW_MINIMUM' | 'AMOUNT_LIMIT'>

export interface Quote {
  shops: ShopQuote[]
  totalFen: number
  token: string
}

/** Prices what is wanted as of now, refusing what cannot be bought. The confirm page and the order both come through here. */
export async function quoteNow(ctx: QuoteCtx, wanted: readonly WantedLine[], addressId: string | null): Promise<Quote> {
  const lines = sumLines(wanted)
  const skus = new Map((await priceLines(ctx, lines.map(({ skuId }) => skuId))).map((sku) => [sku.skuId, sku]))
  refuseUnbuyable(ctx, lines, skus)
  const shops = quoteShops(lines, skus)
  if (!isWithinLimits(shops)) return ctx.refuse('AMOUNT_LIMIT')
  return { shops, totalFen: totalOf(shops), token: tokenOf(ctx, shops, addressId) }
}

function refuseUnbuyable(ctx: QuoteCtx, lines: readonly WantedLine[], skus: ReadonlyMap<string, PricedSku>): void {
  const wanted = lines.map(({ skuId, quantity }) => ({ sku: skus.get(skuId) ?? notFound(), quantity }))
  if (wanted.some(({ sku }) => !sku.isOnSale)) ctx.refuse('OFF_SALE')
  if (wanted.some(({ sku, quantity }) => quantity < sku.unit.minSteps)) ctx.refuse('BELOW_MINIMUM')
  const short = wanted.filter(({ sku, quantity }) => sku.available < quantity)
  if (short.length > 0) ctx.refuse('STOCK_SHORT', { skus: short.map(({ sku }) => ({ skuId: sku.skuId, title: sku.title, available: sku.available })) })
}

/**
 * Stands for exactly what was shown: lines, prices, freight, address and caller. It is compared, never read, so nothing
 * in it can be forged: a token that was not made for today's prices simply does not fit.
 */
function tokenOf(ctx: QuoteCtx, shops: readonly ShopQuote[], addressId: string | null): string {
  const lines = shops.flatMap((shop) => shop.lines.map(({ sku, quantity }) => `${sku.skuId}:${quantity}:${sku.priceFen}`))
  const freight = shops.map(({ shop, freightFen }) => `${shop.id}:${freightFen}`)
  const parts = [ctx.actor.userId, addressId ?? '', lines.toSorted().join(), freight.toSorted().join()]
  return keyedHash(ctx.config.secret, 'quote', parts).toString('base64url')
}
