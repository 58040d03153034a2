import type { ScreenKey } from '@zhujia/contract/screens.ts'
import { now } from './clock.ts'

/** A choice older than this is ignored: no page waited for it, and it must not appear in a later one. */
const MAX_AGE_MS = 10_000

let left: { from: ScreenKey; value: string; at: number } | undefined

/** Stores what was chosen on a screen that was opened for choosing; the page below reads it when it is shown again. */
export function leaveChoice(from: ScreenKey, value: string): void {
  left = { from, value, at: now() }
}

/** Reads and removes what was chosen on a screen. */
export function takeChoice(from: ScreenKey): string | undefined {
  const choice = left
  if (choice?.from !== from) return undefined
  left = undefined
  return now() - choice.at <= MAX_AGE_MS ? choice.value : undefined
}
