import type { Pack, SaleUnit } from '../types.ts'
import type { Sale } from './series.ts'

/** FNV-1a: the same text gives the same number everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The last letters of a code differ most often; this spreads them over all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3ce5) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Prices as shops write them: 3.60, 42.90, 168, 459, 1 299, 3 499. */
export function retailFen(fen: number): number {
  if (fen < 100) return Math.max(5, Math.round(fen / 5) * 5)
  if (fen < 3000) return Math.round(fen / 10) * 10
  if (fen < 10_000) return Math.round(fen / 100) * 100 - 10
  if (fen < 30_000) return Math.round(fen / 100) * 100
  if (fen < 300_000) return Math.round(fen / 1000) * 1000 - 100
  return Math.round(fen / 10_000) * 10_000 - 100
}

/** What a sale step costs when `fen` is the price of what the sale prices. */
export function stepFen({ per, unit }: Sale, fen: number, pack: Pack): number {
  const retail = retailFen(fen)
  if (per === 'piece') return retail * pack.pieces
  if (per === 'sqm') return Math.round((retail * (pack.areaCm2 ?? 0)) / 10_000)
  if (per === 'metre') return Math.round((retail * (pack.lengthMm ?? 0)) / 1000)
  return Math.round((retail * unit.stepThousandths) / 1000)
}

/** On hand: much of what is cheap, little of what is dear, and now and then a colour that is sold out. */
export function stockOf(code: string, priceFen: number, { minSteps }: SaleUnit): number {
  const hash = hashOf(code)
  if (!code.endsWith('-01') && hash % 29 === 0) return 0
  const top = Math.min(4000, Math.max(24, Math.round(6_000_000 / priceFen)))
  return minSteps * 3 + (hash % top)
}

const FIRST_DAY = 2
/** A prime: products that stand next to each other in the data are listed far apart. */
const STRIDE = 257

/** How many days ago each of `count` products was listed, no two alike and none like those taken. */
export function freeDays(count: number, taken: readonly number[]): number[] {
  const free: number[] = []
  for (let day = FIRST_DAY; free.length < count; day += 1) if (!taken.includes(day)) free.push(day)
  return free.map((_, index) => free[(index * STRIDE) % count] ?? 0)
}
