import { expect } from '@playwright/test'

/** How long a step waits for an answer that may be lost before it is tried again. When the answer comes later, the next try finds it. */
export const soon = { timeout: 1000 }

/** Presses again and again until `done` passes. */
export async function pressUntil(press: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press().catch(() => undefined)
    await done()
  }).toPass({ intervals: [300], timeout: 30_000 })
}
