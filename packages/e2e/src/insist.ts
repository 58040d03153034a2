import { expect } from '@playwright/test'

/** As long as a step waits for the answer that may have been lost, before it is tried again: where it comes later, the next try finds it. */
export const soon = { timeout: 1000 }

/** Presses as often as it takes until what should come has come. */
export async function insist(press: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press().catch(() => undefined)
    await done()
  }).toPass({ intervals: [300], timeout: 30_000 })
}
