import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { isInStock } from '#widgets/sku-choice.ts'

/** The SKU of a product that leaves nothing to choose: it has no other SKU, no batches, no sizes to enter, and is in stock. */
export function onlySku({
  skus,
  hasLots,
  unit,
  madeToMeasure,
}: Pick<ProductDetail, 'skus' | 'hasLots' | 'unit' | 'madeToMeasure'>): Sku | undefined {
  const [sku, ...others] = skus
  return sku && others.length === 0 && !hasLots && !madeToMeasure && isInStock(sku, unit.minSteps) ? sku : undefined
}
