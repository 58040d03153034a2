import type { ScreenKey } from '@zhujia/contract/screens.ts'
import { now } from './clock.ts'

/** A choice that nobody took within this time had no page below that waited for it: it must not turn up in a later one. */
const KEEP_MS = 10_000

let left: { from: ScreenKey; value: string; at: number } | undefined

/** Leaves what was chosen on a screen that was opened for choosing; the page below takes it when it is shown again. */
export function leaveChoice(from: ScreenKey, value: string): void {
  left = { from, value, at: now() }
}

/** Takes what was chosen on a screen, once. */
export function takeChoice(from: ScreenKey): string | undefined {
  const choice = left
  if (choice?.from !== from) return undefined
  left = undefined
  return now() - choice.at <= KEEP_MS ? choice.value : undefined
}
