/**
 * Every timer looks again at what it is about under the lock: something that happened after it was found due, and before its
 * work, decides. `meanwhile` is exactly there: the timer is leased, its handler has not begun.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds, DAY, MINUTE } from '#platform/clock.ts'
import { sweepTimers, type SubjectTimer, type SubjectTimers, type TimerKind } from '#platform/timers/timers.ts'
import { listViolations } from '#invariants.ts'
import { orders } from '#tables/orders.ts'
import { timers } from '#tables/platform.ts'
import { openCashier, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { mintSession } from '#testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { TIMER_HANDLERS } from '../areas.ts'

let at: TestApp
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
beforeAll(async () => {
  at = await makeTestApp()
  fixture = await makeTradeFixture(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.delete(timers)
  const { buyer, sellers } = fixture
  buyer.token = await mintSession(at, buyer.userId, { activeRoles: ['owner'] })
  sellers[0].token = await mintSession(at, sellers[0].userId, { activeRoles: ['merchant'] })
  trade = trading(at, fixture)
})

/** Sweeps, and lets something happen between finding a timer of this kind due and its work. */
function sweepWith(kind: keyof SubjectTimers, meanwhile: () => Promise<unknown>): Promise<number> {
  const { subjects, upkeep } = TIMER_HANDLERS
  const delayed: SubjectTimer = async (...args) => {
    await meanwhile()
    return subjects[kind](...args)
  }
  return sweepTimers(systemOf(at), { subjects: { ...subjects, [kind]: delayed }, upkeep })
}

/** A new order, unpaid. */
async function place() {
  const lines = [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }]
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, lines)
  return { id: orderIds[0] ?? '', paymentId }
}
async function placeAndPay(): Promise<string> {
  const { id, paymentId } = await place()
  await pay(at, fixture.buyer.token, paymentId)
  return id
}
const stateOf = async (id: string) => (await trade.orderOf(id)).state
const timersOf = (kind: TimerKind) =>
  at.db.select({ dueAt: timers.dueAt, runs: timers.runs }).from(timers).where(eq(timers.kind, kind))

test('a receipt that the buyer extends half a second earlier is not received', async () => {
  const id = await placeAndPay()
  await trade.ship(id)
  at.clock.advance(10 * DAY)
  expect(await sweepWith('order.autoReceive', () => trade.extend(id))).toBe(0)
  expect(await stateOf(id)).toBe('shipped')
  expect(await timersOf('order.autoReceive')).toEqual([{ dueAt: addSeconds(at.clock.now(), 3 * DAY), runs: 0 }])
  expect(await listViolations(at.db)).toEqual([])
})

test('a cancellation that is requested anew half a second earlier is not granted', async () => {
  const id = await placeAndPay()
  await trade.requestCancel(id)
  at.clock.advance(DAY)
  const anew = async () => [await trade.withdraw(id), await trade.requestCancel(id)]
  expect(await sweepWith('order.cancelUnanswered', anew)).toBe(0)
  expect(await stateOf(id)).toBe('cancelRequested')
  expect(await timersOf('order.cancelUnanswered')).toEqual([{ dueAt: addSeconds(at.clock.now(), DAY), runs: 0 }])
  await trade.withdraw(id)
})

test('a checkout that has more time than when its timer was found due is not closed', async () => {
  const { id } = await place()
  at.clock.advance(30 * MINUTE)
  const payDueAt = addSeconds(at.clock.now(), MINUTE)
  // No command gives more time: the column is fixed until one does.
  await at.db.execute('grant update (pay_due_at) on orders to current_user')
  expect(
    await sweepWith('checkout.unpaid', () => at.db.update(orders).set({ payDueAt }).where(eq(orders.id, id))),
  ).toBe(0)
  expect(await stateOf(id)).toBe('unpaid')
  expect(await timersOf('checkout.unpaid')).toEqual([{ dueAt: payDueAt, runs: 0 }])
  at.clock.advance(MINUTE)
  expect([await at.runTimers(), await stateOf(id)]).toEqual([1, 'cancelled'])
})

test('a provider is not asked about an attempt that ends half a second earlier', async () => {
  const { id, paymentId } = await place()
  await openCashier(at, fixture.buyer.token, paymentId)
  at.clock.advance(MINUTE)
  const jobs = async () => (await at.db.execute("select 1 from pgboss.job where name = 'attempt.query'")).rows.length
  const before = await jobs()
  expect(await sweepWith('attempt.query', () => trade.cancel(id))).toBe(0)
  expect([await jobs(), await timersOf('attempt.query')]).toEqual([before, []])
})

test.each([
  ['order.autoReceive', 10 * DAY, (id: string) => trade.ship(id), 'shipped', 'received'],
  ['order.cancelUnanswered', DAY, (id: string) => trade.requestCancel(id), 'cancelRequested', 'cancelled'],
] as const)('%s whose transition another one wins is tried again', async (...[kind, wait, begin, before, after]) => {
  const id = await placeAndPay()
  await begin(id)
  at.clock.advance(wait)
  await at.db.execute(`create function lose() returns trigger language plpgsql as 'begin return null; end'`)
  await at.db.execute('create trigger lose before update on orders for each row execute function lose()')
  expect(await at.runTimers()).toBe(0)
  expect([await stateOf(id), (await timersOf(kind)).length]).toEqual([before, 1])
  await at.db.execute('drop function lose cascade')
  at.clock.advance(15)
  expect(await at.runTimers()).toBe(1)
  expect([await stateOf(id), await timersOf(kind)]).toEqual([after, []])
  expect(await listViolations(at.db)).toEqual([])
})
