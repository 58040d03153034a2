import type { Ctx } from '#platform/context.ts'
import { faultOf, holdable } from '../policy.ts'
import type { Offer } from '../rows.ts'

/** Refuses what a line cannot hold; a shortage says what is left. */
export function refuseFault(
  ctx: Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'BELOW_MINIMUM'>,
  offer: Offer,
  wanted: { skuId: string; quantity: number },
): void {
  const fault = faultOf(offer, wanted.quantity)
  if (fault === 'STOCK_SHORT')
    ctx.refuse(fault, { skus: [{ skuId: wanted.skuId, title: offer.title, available: holdable(offer) }] })
  if (fault) ctx.refuse(fault)
}
