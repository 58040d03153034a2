import { measureFaults, type Measures, pieceUnit } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { buyableSteps } from '@zhujia/contract/catalogue/sale.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { PricedSku } from './queries/price-lines.ts'

/** Refuses what cannot be bought now; an unknown SKU is 404. */
export function refuseUnbuyable(
  ctx: Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'MEASURES_WRONG' | 'BELOW_MINIMUM', Actor>,
  lines: readonly { skuId: string; measures?: Measures | null | undefined; quantity: number }[],
  skus: ReadonlyMap<string, PricedSku>,
): void {
  const wanted = lines.map(({ skuId, ...line }) => ({ sku: skus.get(skuId) ?? notFound(), ...line }))
  if (wanted.some(({ sku }) => !sku.isOnSale)) ctx.refuse('OFF_SALE')
  const wrong = wanted.flatMap(({ sku: { skuId, title, madeToMeasure }, measures = null }) => {
    const faults = measureFaults(madeToMeasure, measures)
    return faults.length > 0 ? [{ skuId, title, faults }] : []
  })
  if (wrong.length > 0) ctx.refuse('MEASURES_WRONG', { skus: wrong })
  if (wanted.some(({ sku, quantity }) => quantity < sku.unit.minSteps)) ctx.refuse('BELOW_MINIMUM')
  // Pieces of several sizes of one SKU come from one stock.
  const short = [...Map.groupBy(wanted, ({ sku }) => sku)].filter(
    ([{ available }, own]) => available < own.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  if (short.length > 0)
    ctx.refuse('STOCK_SHORT', {
      skus: short.map(([{ skuId, title, unit, available, madeToMeasure }]) => ({
        skuId,
        title,
        available: buyableSteps(available, unit),
        unit: madeToMeasure ? pieceUnit(madeToMeasure, unit) : unit,
      })),
    })
}
