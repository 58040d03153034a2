import type { MakingRule, Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { NewProduct } from '../modules/catalogue/index.ts'

/** A window at a price a ㎡: at least one, by the hundredth, and dearer to tilt. */
export const WINDOW_RULE: MakingRule = {
  sizes: [
    { size: 'width', minMm: 400, maxMm: 3000, stepMm: 5 },
    { size: 'height', minMm: 400, maxMm: 2600, stepMm: 5 },
  ],
  options: [
    {
      option: 'opening',
      values: [
        { value: 'outward', extraFen: 0, per: 'piece' },
        { value: 'tilt', extraFen: 15_000, per: 'piece' },
      ],
    },
  ],
  charge: { by: 'area', stepCm2: 100, leastCm2: 10_000 },
  piece: 'set',
}

/** What a product says that is made so. */
export const asWindow: Partial<Omit<NewProduct, 'skus'>> = {
  unit: { step: 'sqm', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
  madeToMeasure: WINDOW_RULE,
}

/** 1.8 ㎡, and one that is charged as the least. */
export const LARGE: Measures = { width: 1200, height: 1500, opening: 'tilt' }
export const SMALL: Measures = { width: 400, height: 600, opening: 'outward' }
