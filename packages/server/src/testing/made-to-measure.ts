import type { MakingRule, Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { NewProduct } from '../modules/catalogue/index.ts'

/** A window with a price for each ㎡: at least one ㎡ is charged, in steps of a hundredth, and tilting costs more. */
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

/** The fields of a product that is made to measure by this rule. */
export const asWindow: Partial<Omit<NewProduct, 'skus'>> = {
  unit: { step: 'sqm', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
  madeToMeasure: WINDOW_RULE,
}

/** Measures of 1.8 ㎡, and measures below the least area that is charged. */
export const LARGE: Measures = { width: 1200, height: 1500, opening: 'tilt' }
export const SMALL: Measures = { width: 400, height: 600, opening: 'outward' }
