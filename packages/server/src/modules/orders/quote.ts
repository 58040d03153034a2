import { measuresText } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/keys.ts'
import { found } from '#platform/refusal.ts'
import { type AddressCopy, findAddress } from '../addresses/index.ts'
import { priceLines, refuseUnbuyable } from '../catalogue/index.ts'
import {
  isWithinLimits,
  quoteShops,
  sumLines,
  totalOf,
  undelivered,
  type ShopQuote,
  type WantedLine,
} from './pricing.ts'

type QuoteCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'MEASURES_WRONG' | 'BELOW_MINIMUM' | 'AMOUNT_LIMIT' | 'UNDELIVERABLE'>

export interface Quote {
  /** The address that the goods go to, as it is now; undefined when none was named. */
  address: AddressCopy | undefined
  addressId: string | null
  shops: ShopQuote[]
  totalFen: number
  token: string
}

/**
 * Prices what is wanted as of now, refusing what cannot be bought or delivered. The confirm page and the order both come
 * through here. Without an address freight is a range over all places, and the total is that of the cheapest: nothing can be ordered with it.
 */
export async function quoteNow(ctx: QuoteCtx, wanted: readonly WantedLine[], addressId: string | null): Promise<Quote> {
  const address = addressId === null ? undefined : found(await findAddress(ctx, addressId))
  const lines = sumLines(wanted)
  const skus = new Map(
    (
      await priceLines(
        ctx,
        lines.map(({ skuId }) => skuId),
      )
    ).map((sku) => [sku.skuId, sku]),
  )
  refuseUnbuyable(ctx, lines, skus)
  const templates = new Map([...skus.values()].map(({ freight }) => [freight.id, freight]))
  const shops = quoteShops(lines, skus, { templates, districtCode: address?.districtCode ?? null })
  const missing = undelivered(shops).map(({ skuId, title }) => ({ skuId, title }))
  if (address && missing.length > 0) ctx.refuse('UNDELIVERABLE', { skus: missing })
  if (!isWithinLimits(shops)) return ctx.refuse('AMOUNT_LIMIT')
  return { address, addressId, shops, totalFen: totalOf(shops), token: tokenOf(ctx, shops, [addressId, address]) }
}

/**
 * Stands for exactly what was shown: lines, prices, rules of return, lead times, freight, address and caller. It is compared, never read, so nothing
 * in it can be forged: a token that was not made for today's terms simply does not fit.
 */
function tokenOf(ctx: QuoteCtx, shops: readonly ShopQuote[], to: [id: string | null, AddressCopy | undefined]): string {
  const lines = shops.flatMap((shop) =>
    shop.lines.map(({ sku: { skuId, returnRule, leadDays }, measures, quantity, sold }) =>
      [skuId, measuresText(measures), quantity, sold.priceFen, returnRule, leadDays].join(':'),
    ),
  )
  const freight = shops.map(({ shop, freightFen }) => `${shop.id}:${freightFen}`)
  const parts = [ctx.actor.userId, JSON.stringify(to), lines.toSorted().join(), freight.toSorted().join()]
  return keyedHash(ctx.config.secret, 'quote', parts).toString('base64url')
}
