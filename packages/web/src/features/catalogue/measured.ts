import { stepCm2Of } from '@zhujia/contract/catalogue/quantity.ts'
import { mostAtOnce } from '@zhujia/contract/catalogue/sale.ts'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import type { MeasuredGoods } from '#widgets/area-calculator/work-out.ts'

/** Whether a quantity of this product can be worked out of an area. */
export const isMeasurable = ({ calculator, skus }: ProductDetail): boolean =>
  calculator !== null && skus.some(({ pack }) => stepCm2Of(pack) !== undefined)

/** A SKU as the calculator needs it; undefined when its area is not known. */
export function measuredOf(
  { calculator, unit, hasLots }: ProductDetail,
  sku: Sku | undefined,
): MeasuredGoods | undefined {
  if (!sku || calculator === null || stepCm2Of(sku.pack) === undefined) return undefined
  return { calculator, unit, hasLots, pack: sku.pack, priceFen: sku.priceFen, available: mostAtOnce(sku) }
}
