import { afterEach, expect, test, vi } from 'vitest'
import { addSeconds, HOUR, MINUTE } from '#platform/clock.ts'
import { timers } from '#tables/platform.ts'
import { makeTradeFixture, openCashier, placeOrders } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { eq } from 'drizzle-orm'

const at = sharedTestApp()
afterEach(() => vi.restoreAllMocks())

const asked = async () => {
  const rows = await at.db
    .select({ dueAt: timers.dueAt, runs: timers.runs, failures: timers.failures })
    .from(timers)
    .where(eq(timers.kind, 'attempt.query'))
  return rows[0]
}

test('failures between skip no time at which a silent channel is asked, and do not end the asking', async () => {
  const fixture = await makeTradeFixture(at)
  const { paymentId } = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
  await openCashier(at, fixture.buyer.token, paymentId)
  const startedAt = at.clock.now()
  const send = vi.spyOn(at.services.jobs, 'send')
  at.clock.advance(MINUTE)
  for (const [failures, pause] of [15, 30, 60, 120].entries()) {
    send.mockRejectedValueOnce(new Error('no'))
    expect(await at.runTimers()).toBe(0)
    expect(await asked()).toEqual({ dueAt: addSeconds(at.clock.now(), pause), runs: 0, failures: failures + 1 })
    at.clock.advance(pause)
  }
  send.mockClear()
  for (const [runs, next] of [5 * MINUTE, 15 * MINUTE, HOUR].entries()) {
    expect(await at.runTimers()).toBeGreaterThan(0)
    expect(await asked()).toEqual({ dueAt: addSeconds(startedAt, next), runs: runs + 1, failures: 0 })
    at.clock.advance((addSeconds(startedAt, next).getTime() - at.clock.now().getTime()) / 1000)
  }
})
