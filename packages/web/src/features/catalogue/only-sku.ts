import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { isInStock } from '#widgets/sku-choice.ts'

/** The SKU of a product without a choice: one SKU, no lots, not made to measure, and in stock; else undefined. */
export function onlySku({
  skus,
  hasLots,
  unit,
  madeToMeasure,
}: Pick<ProductDetail, 'skus' | 'hasLots' | 'unit' | 'madeToMeasure'>): Sku | undefined {
  const [sku, ...others] = skus
  return sku && others.length === 0 && !hasLots && !madeToMeasure && isInStock(sku, unit.minSteps) ? sku : undefined
}
