import { sku as skuSchema } from '@zhujia/contract/catalogue/schemas.ts'
import { expect, test } from 'vitest'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { leastData } from '#testing/least-answer.ts'
import { onlySku } from './only-sku.ts'

const unit: ProductDetail['unit'] = { step: 'bag', stepThousandths: 1000, base: 'bag', minSteps: 10 }
const sku = (id: string, available: number): Sku => ({ ...leastData(skuSchema), id, available })

const RULE: ProductDetail['madeToMeasure'] = { sizes: [], options: [], charge: { by: 'piece' }, piece: 'set' }

test('what is the only SKU, comes without lots and is there leaves nothing to choose', () => {
  expect(onlySku({ skus: [sku('a', 10)], hasLots: false, unit, madeToMeasure: null })?.id).toBe('a')
})

test.each([
  ['another SKU', { skus: [sku('a', 99), sku('b', 0)], hasLots: false, unit, madeToMeasure: null }],
  ['batches to choose from', { skus: [sku('a', 99)], hasLots: true, unit, madeToMeasure: null }],
  ['less there than must be bought', { skus: [sku('a', 9)], hasLots: false, unit, madeToMeasure: null }],
  ['measures to be taken', { skus: [sku('a', 99)], hasLots: false, unit, madeToMeasure: RULE }],
  ['no SKU at all', { skus: [], hasLots: false, unit, madeToMeasure: null }],
])('%s needs the sheet', (_why, product) => {
  expect(onlySku(product)).toBeUndefined()
})
