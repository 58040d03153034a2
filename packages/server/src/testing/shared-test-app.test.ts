import { describe, expect, test } from 'vitest'
import { rowCounts } from './digest.ts'
import { placeTwoLines } from './orders.ts'
import { atCashier, openCashier } from './trade-fixture.ts'
import { sharedTestApp } from './shared-test-app.ts'

const at = sharedTestApp()

test.each(['one test', 'the next one'])('%s starts with no rows, no jobs and the clock at its beginning', async () => {
  const { simulator_keys, ...counts } = await rowCounts(at.db)
  expect([simulator_keys, new Set(Object.values(counts))]).toEqual(['1', new Set(['0'])])
  expect([await at.runJobs(), await at.runTimers()]).toEqual([0, 0])
  expect(at.clock.now().toISOString()).toBe('2026-11-21T08:00:00.000Z')
  const { fixture, paymentId } = await placeTwoLines(at)
  await atCashier(at, await openCashier(at, fixture.buyer.token, paymentId), { result: 'pay' })
  at.clock.advance(3600)
})

describe('emptied once', () => {
  const again = sharedTestApp({ emptied: 'once' })

  test('who asks again gets the same application', () => expect(again.app).toBe(at.app))
})
