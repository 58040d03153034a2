import { buyableSteps, mostAtOnce } from '@zhujia/contract/catalogue/sale.ts'
import { measureFaults, type Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { faultOf } from '../policy.ts'
import type { Offer } from '../rows.ts'

/** Refuses a line that cannot be bought; the refusal says how much can be bought or which measures are wrong. */
export function refuseFault(
  ctx: Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'MEASURES_WRONG' | 'BELOW_MINIMUM'>,
  offer: Offer,
  wanted: { skuId: string; measures: Measures | null; quantity: number },
): void {
  const fault = faultOf(offer, wanted)
  if (fault === 'STOCK_SHORT') {
    const available = buyableSteps(mostAtOnce(offer), offer.unit)
    ctx.refuse(fault, { skus: [{ skuId: wanted.skuId, title: offer.title, available }] })
  }
  if (fault === 'MEASURES_WRONG') {
    const faults = measureFaults(offer.madeToMeasure, wanted.measures)
    ctx.refuse(fault, { skus: [{ skuId: wanted.skuId, title: offer.title, faults }] })
  }
  if (fault) ctx.refuse(fault)
}
