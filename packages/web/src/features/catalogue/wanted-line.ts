import { type Measures, measuresIn, measuresText } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { now } from '#platform/clock.ts'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'

const KEY = 'wanted-line'
const KEEP_MS = 30 * 60 * 1000

/** What a guest wants in the cart: it waits for the login that was asked for at `from`. */
export interface WantedLine {
  skuId: string
  quantity: number
  /** Where it is made to measure. */
  measures: Measures | null
  from: string
}

/** Remembers it in this browser tab. */
export const rememberWanted = ({ measures, ...line }: WantedLine): void =>
  writeTabStored(KEY, { ...line, measures: measures === null ? '' : measuresText(measures), at: now() })

/** Takes it, once: only on the page where it was wanted, and not much later. */
export function takeWanted(here: string): WantedLine | undefined {
  const stored = readTabStored(KEY)
  if (typeof stored !== 'object' || stored === null) return undefined
  writeTabStored(KEY, undefined)
  if (!('skuId' in stored && 'quantity' in stored && 'measures' in stored && 'from' in stored && 'at' in stored))
    return undefined
  const { skuId, quantity, measures, from, at } = stored
  if (typeof skuId !== 'string' || typeof quantity !== 'number' || typeof measures !== 'string') return undefined
  if (from !== here || typeof at !== 'number' || now() - at >= KEEP_MS) return undefined
  return { skuId, quantity, measures: measures === '' ? null : measuresIn(measures), from }
}
