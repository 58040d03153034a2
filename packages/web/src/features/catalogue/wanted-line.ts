import { now } from '#platform/clock.ts'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'

const KEY = 'wanted-line'
const KEEP_MS = 30 * 60 * 1000

/** What a guest wants in the cart: it waits for the login that was asked for at `from`. */
export interface WantedLine {
  skuId: string
  steps: number
  from: string
}

/** Remembers it in this browser tab. */
export const rememberWanted = (line: WantedLine): void => writeTabStored(KEY, { ...line, at: now() })

/** Takes it, once: only on the page where it was wanted, and not much later. */
export function takeWanted(here: string): WantedLine | undefined {
  const stored = readTabStored(KEY)
  if (typeof stored !== 'object' || stored === null) return undefined
  writeTabStored(KEY, undefined)
  if (!('skuId' in stored && 'steps' in stored && 'from' in stored && 'at' in stored)) return undefined
  const { skuId, steps, from, at } = stored
  if (typeof skuId !== 'string' || typeof steps !== 'number' || typeof at !== 'number') return undefined
  return from === here && now() - at < KEEP_MS ? { skuId, steps, from } : undefined
}
