/**
 * Every timer looks again at what it is about under the lock: something that happened after it was found due, and before its
 * work, decides. `meanwhile` is exactly there: the timer is leased, its handler has not begun.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds, DAY, MINUTE } from '#platform/clock.ts'
import { sweepTimers, type TimerKind } from '#platform/timers/timers.ts'
import { listBookFaults } from '#modules/ledger/index.ts'
import { orders } from '#tables/orders.ts'
import { timers } from '#tables/platform.ts'
import { openCashier, openMarket, pay, placeOrders, type Market } from '#testing/market.ts'
import { trading } from '#testing/orders.ts'
import { mintSession } from '#testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { TIMER_HANDLERS } from '../app.ts'

let at: TestApp
let market: Market
let trade: ReturnType<typeof trading>
beforeAll(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.delete(timers)
  const { buyer, sellers } = market
  buyer.token = await mintSession(at, buyer.userId, { activeRoles: ['owner'] })
  sellers[0].token = await mintSession(at, sellers[0].userId, { activeRoles: ['merchant'] })
  trade = trading(at, market)
})

/** Sweeps, and lets something happen between finding a timer of this kind due and its work. */
function sweepWith(kind: TimerKind, meanwhile: () => Promise<unknown>): Promise<number> {
  const handler = TIMER_HANDLERS[kind] as (...args: unknown[]) => Promise<never>
  const delayed = async (...args: unknown[]) => {
    await meanwhile()
    return handler(...args)
  }
  return sweepTimers(systemOf(at), { ...TIMER_HANDLERS, [kind]: delayed })
}

/** A new order, unpaid. */
async function place() {
  const lines = [{ skuId: market.skuIds[0][0] ?? '', quantity: 1 }]
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, lines)
  return { id: orderIds[0] ?? '', paymentId }
}
async function placeAndPay(): Promise<string> {
  const { id, paymentId } = await place()
  await pay(at, market.buyer.token, paymentId)
  return id
}
const stateOf = async (id: string) => (await trade.orderOf(id)).state
const timersOf = (kind: TimerKind) =>
  at.db.select({ dueAt: timers.dueAt, tries: timers.tries }).from(timers).where(eq(timers.kind, kind))

test('a receipt that the buyer extends half a second earlier is not received', async () => {
  const id = await placeAndPay()
  await trade.ship(id)
  at.clock.advance(10 * DAY)
  expect(await sweepWith('order.autoReceive', () => trade.extend(id))).toBe(0)
  expect(await stateOf(id)).toBe('shipped')
  expect(await timersOf('order.autoReceive')).toEqual([{ dueAt: addSeconds(at.clock.now(), 3 * DAY), tries: 0 }])
  expect(await listBookFaults(at.db)).toEqual([])
})

test('a cancellation that is requested anew half a second earlier is not granted', async () => {
  const id = await placeAndPay()
  await trade.cancel(id)
  at.clock.advance(DAY)
  const anew = async () => [await trade.withdraw(id), await trade.cancel(id)]
  expect(await sweepWith('order.cancelUnanswered', anew)).toBe(0)
  expect(await stateOf(id)).toBe('cancelRequested')
  expect(await timersOf('order.cancelUnanswered')).toEqual([{ dueAt: addSeconds(at.clock.now(), DAY), tries: 0 }])
  await trade.withdraw(id)
})

test('a checkout that has more time than when its timer was found due is not closed', async () => {
  const { id } = await place()
  at.clock.advance(30 * MINUTE)
  const payDueAt = addSeconds(at.clock.now(), MINUTE)
  expect(
    await sweepWith('checkout.unpaid', () => at.db.update(orders).set({ payDueAt }).where(eq(orders.id, id))),
  ).toBe(0)
  expect(await stateOf(id)).toBe('unpaid')
  expect(await timersOf('checkout.unpaid')).toEqual([{ dueAt: payDueAt, tries: 0 }])
  at.clock.advance(MINUTE)
  expect([await at.runTimers(), await stateOf(id)]).toEqual([1, 'cancelled'])
})

test('a provider is not asked about an attempt that ends half a second earlier', async () => {
  const { id, paymentId } = await place()
  await openCashier(at, market.buyer.token, paymentId)
  at.clock.advance(MINUTE)
  const jobs = async () => (await at.db.execute("select 1 from pgboss.job where name = 'attempt.query'")).rows.length
  const before = await jobs()
  expect(await sweepWith('attempt.query', () => trade.cancel(id))).toBe(0)
  expect([await jobs(), await timersOf('attempt.query')]).toEqual([before, []])
})
