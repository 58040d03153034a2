import type { SaleUnit, Unit } from '@zhujia/contract/catalogue/units.ts'
import type { Sku } from '#entities/catalogue/queries.ts'

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

/** The lowest and the highest price of one step. */
export function priceRange(skus: readonly Pick<Sku, 'priceFen'>[]): { low: number; high: number } {
  const prices = skus.map(({ priceFen }) => priceFen)
  return { low: Math.min(...prices), high: Math.max(...prices) }
}
