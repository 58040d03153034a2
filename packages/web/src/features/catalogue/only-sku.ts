import { isInStock } from '#widgets/sku-choice.ts'
import type { ProductDetail, Sku } from './queries.ts'

/** The SKU of a product that leaves nothing to choose: there is no other, no colour or batch to look at, nothing to measure, and it can be bought now. */
export function onlySku({
  skus,
  hasLots,
  unit,
  madeToMeasure,
}: Pick<ProductDetail, 'skus' | 'hasLots' | 'unit' | 'madeToMeasure'>): Sku | undefined {
  const [sku, ...others] = skus
  return sku && others.length === 0 && !hasLots && !madeToMeasure && isInStock(sku, unit.minSteps) ? sku : undefined
}
