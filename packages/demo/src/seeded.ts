import { v7 } from 'uuid'

/** A repeatable source of numbers in [0, 1): the same seed always gives the same row. */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export function pickFrom<Item>(random: Random, list: readonly Item[]): Item {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/** The same items in a random order. */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item): [number, Item] => [random(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** The time that repeatable ids carry: they begin here, a millisecond each, so that they ascend. */
const FIRST_ID_AT = Date.UTC(2025, 0, 1)

/** A repeatable source of primary keys: UUIDv7 as `newId` makes them, ascending, and the same again for the same numbers. */
export function idsFrom(random: Random): () => string {
  let msecs = FIRST_ID_AT
  return () => {
    msecs++
    return v7({ msecs, seq: 0, random: Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256)) })
  }
}
