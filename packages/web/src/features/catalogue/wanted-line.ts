import { type Measures, measuresIn, measuresText } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { now } from '#platform/clock.ts'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'

const KEY = 'wanted-line'
const KEEP_MS = 30 * 60 * 1000

/** A line that a guest wants in the cart; it waits for the login that was requested at `from`. */
export interface WantedLine {
  skuId: string
  quantity: number
  /** For goods made to measure. */
  measures: Measures | null
  from: string
}

/** Stores it in this browser tab. */
export const rememberWanted = ({ measures, ...line }: WantedLine): void =>
  writeTabStored(KEY, { ...line, measures: measures === null ? '' : measuresText(measures), at: now() })

interface Stored {
  skuId: string
  quantity: number
  measures: string
  from: string
  at: number
}

const TYPES = { skuId: 'string', quantity: 'number', measures: 'string', from: 'string', at: 'number' } as const

/** A stored value may be old, damaged or changed by hand. */
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(TYPES).every(([name, type]) => typeof (value as Record<string, unknown>)[name] === type)

/** Takes it out of the storage; only on the page where it was stored, and only for a limited time. */
export function takeWanted(here: string): WantedLine | undefined {
  const stored = readTabStored(KEY)
  writeTabStored(KEY, undefined)
  if (!isStored(stored)) return undefined
  const { skuId, quantity, measures, from, at } = stored
  return from === here && now() - at < KEEP_MS ? { skuId, quantity, measures: measuresIn(measures), from } : undefined
}
