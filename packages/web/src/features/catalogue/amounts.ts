import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import type { SaleUnit, Unit } from '@zhujia/contract/catalogue/units.ts'
import type { Sku } from './queries.ts'

/** cm² in a ㎡. */
const CM2 = 10_000

/** The price of a ㎡ in fen, from that of a step and its area; whole numbers throughout, rounded half up. */
export function squareMetreFen(priceFen: number, areaCm2: number): number {
  return Number((BigInt(priceFen) * BigInt(CM2) * 2n + BigInt(areaCm2)) / (BigInt(areaCm2) * 2n))
}

/** What a number of steps makes in other units: pieces in boxes, ㎡ where the area is known and not the unit itself. */
export function madeOf(unit: SaleUnit, { pack }: Pick<Sku, 'pack'>, steps: number): { unit: Unit; number: number }[] {
  const pieces = unit.step === 'box' && pack.pieces > 1 ? [{ unit: 'piece' as const, number: pack.pieces * steps }] : []
  const area =
    pack.areaCm2 !== null && unit.step !== 'sqm' ? [{ unit: 'sqm' as const, number: (pack.areaCm2 * steps) / CM2 }] : []
  return [...pieces, ...area]
}

/** How much of a SKU can be bought at once, in steps. */
export const mostOf = ({ available }: Pick<Sku, 'available'>): number => Math.min(available, QUANTITY_MAX)

/** A wish within what can be bought; never less than the least that is sold. */
export const within = (steps: number, least: number, most: number): number => Math.max(least, Math.min(steps, most))

/** The lowest and the highest price of one step. */
export function priceRange(skus: readonly Pick<Sku, 'priceFen'>[]): { low: number; high: number } {
  const prices = skus.map(({ priceFen }) => priceFen)
  return { low: Math.min(...prices), high: Math.max(...prices) }
}

/** Steps for a number of units as typed: "3.5" of 0.1 m are 35; not a number when it is none. */
export const stepsOf = (unit: SaleUnit, text: string): number =>
  Math.round((Number(text) * 1000) / unit.stepThousandths)
