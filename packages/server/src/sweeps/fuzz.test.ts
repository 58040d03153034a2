import { afterAll, beforeAll, expect, test } from 'vitest'
import { commitSeed } from '../testing/commit-seed.ts'
import { PAYLOADS } from '../testing/fuzz/cases.ts'
import { FUZZ_SETTINGS, runFuzz } from '../testing/fuzz/run.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

// A sample: `npm run fuzz` sends many more, and demands that they get every endpoint to succeed.
const REQUESTS = 100
const SEED = commitSeed()
const AGAIN = `npm run fuzz -- --n ${REQUESTS} --seed ${SEED}`

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp(FUZZ_SETTINGS)
})
afterAll(() => at.close())

test(`requests that are wrong in one thing find no fault (${AGAIN})`, { timeout: 240_000 }, async () => {
  const { faults, made, payloads } = await runFuzz(at, { n: REQUESTS, seed: SEED })
  expect(faults, AGAIN).toEqual([])
  expect([made.requests, payloads]).toEqual([REQUESTS, PAYLOADS.length])
  // A fuzz that nothing gets through would find nothing either.
  expect(made.succeeded, AGAIN).toBeGreaterThan(REQUESTS / 10)
})
