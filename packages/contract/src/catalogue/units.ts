/** How goods are counted. The names are in the locales */
export const UNITS = [
  'piece',
  'box',
  'sqm',
  'roll',
  'bucket',
  'bag',
  'metre',
  'set',
  'root',
  'sheet',
  'tube',
  'item',
] as const
export type Unit = (typeof UNITS)[number]

/**
 * How a product is sold. A quantity is an integer count of sale steps; one step is `stepThousandths / 1000` of `step`
 * (1000: one box; 100: 0.1 m). Prices are per step. `base` is the unit in which buyers compare prices.
 */
export interface SaleUnit {
  step: Unit
  stepThousandths: number
  base: Unit
  minSteps: number
}
