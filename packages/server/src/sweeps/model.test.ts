import { afterAll, beforeAll, expect, test } from 'vitest'
import { runModel } from '../testing/model/run.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const SEQUENCES = 30
const SEED = 20_261_121

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test(`${SEQUENCES} sequences of what buyers, sellers, the channel and time do come out as the reference says (seed ${SEED})`, { timeout: 300_000 }, async () => {
  const { fault, sequences, steps } = await runModel(at, { n: SEQUENCES, seed: SEED })
  expect(fault).toBeUndefined()
  expect(sequences).toBe(SEQUENCES)
  expect(steps).toBeGreaterThan(SEQUENCES * 10)
})
