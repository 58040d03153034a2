import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { found } from '#platform/refusal.ts'
import { ProviderDown } from '#providers/payment/port.ts'
import { paymentAttempts } from '#tables/payments.ts'
import { timers } from '#tables/platform.ts'
import { simulatedPayments } from '#tables/simulators.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { atCashier, openCashier, makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
let order: string
let paymentId: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }])
  ;[order = ''] = placed.orderIds
  paymentId = placed.paymentId
})
afterEach(async () => {
  vi.restoreAllMocks()
  await assertInvariants(at)
})

const open = () => openCashier(at, fixture.buyer.token, paymentId)
const check = () => at.call('payments.checkPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
const stateOf = async () => (await trade.orderOf(order)).state
const refunds = async () => (await at.db.execute('select status, amount_fen::int as fen, is_late from refunds')).rows
const attempts = async () => {
  const rows = await at.db
    .select({ status: paymentAttempts.status })
    .from(paymentAttempts)
    .orderBy(asc(paymentAttempts.id))
  return rows.map(({ status }) => status)
}
const atChannel = async () => {
  const rows = await at.db
    .select({ outcome: simulatedPayments.outcome })
    .from(simulatedPayments)
    .orderBy(asc(simulatedPayments.outTradeNo))
  return rows.map(({ outcome }) => outcome).toSorted()
}

const simulator = () => found(at.services.providers.payments.get('simulator'))

/** Jobs until there are none: a notice may ask for a cashier to be closed. */
async function runAllJobs(): Promise<void> {
  while ((await at.runJobs()) > 0);
}

/** A cashier where paying has failed, and we know of it. */
async function openFailed(): Promise<string> {
  const tradeNo = await open()
  await atCashier(at, tradeNo, { result: 'fail' })
  await at.runJobs()
  return tradeNo
}

/** Somebody else holds the checkout until they are asked to release it. */
async function lockCheckout(): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const holding = at.db.transaction(async (tx) => {
    await tx.execute(sql`select from checkouts for update`)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  return () => {
    end.resolve()
    return holding
  }
}

/** The first statement by which an order is locked, once its cashier is closed. */
const LOCK_ORDER = /^select "checkout_id" from "orders"/

/** The next "pay" opens a cashier that can be paid. */
async function payAnew(closed: string): Promise<void> {
  const anew = await open()
  expect(anew).not.toBe(closed)
  await atCashier(at, anew, { result: 'pay' })
  await at.runJobs()
  expect([await stateOf(), await attempts(), await refunds()]).toEqual(['paid', ['superseded', 'succeeded'], []])
}

test('an order that could not be cancelled once its cashier was closed is paid at another one', async () => {
  const tradeNo = await open()
  const locking = holdStatements(LOCK_ORDER)
  const cancelling = trade.cancel(order)
  await locking.reached
  const unlock = await lockCheckout()
  locking.letGo()
  expect(await cancelling).toMatchObject({ errorCode: 'BUSY' })
  await unlock()
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual(['unpaid', ['superseded'], ['closed']])
  await payAnew(tradeNo)
})

test('a cashier that is closed at its channel and could not be written down is written down by a job', async () => {
  const tradeNo = await open()
  const unlock = await lockCheckout()
  expect(await trade.cancel(order)).toMatchObject({ errorCode: 'BUSY' })
  await unlock()
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual(['unpaid', ['submitted'], ['closed']])
  await at.runJobs()
  await payAnew(tradeNo)
})

/** The channel closes the cashier, and its answer is lost. */
function loseAnswer(): void {
  const provider = simulator()
  const close = provider.close.bind(provider)
  vi.spyOn(provider, 'close').mockImplementationOnce(async (tradeNo, signal) => {
    await close(tradeNo, signal)
    throw new ProviderDown('silent')
  })
}

test('a cashier whose closing was not answered is asked about by a job; the price stays, and the next "pay" opens another', async () => {
  const tradeNo = await open()
  loseAnswer()
  expect(await trade.reprice(order, { discountFen: 800, freightFen: 0 })).toMatchObject({ errorCode: 'PROVIDER_DOWN' })
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual(['unpaid', ['submitted'], ['closed']])
  await runAllJobs()
  await payAnew(tradeNo)
})

test('a cashier that its silent channel left open stays the one that the payer is led to', async () => {
  const tradeNo = await open()
  vi.spyOn(simulator(), 'close').mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await trade.reprice(order, { discountFen: 800, freightFen: 0 })).toMatchObject({ errorCode: 'PROVIDER_DOWN' })
  await runAllJobs()
  expect([await attempts(), await atChannel()]).toEqual([['submitted'], ['waiting']])
  expect(await open()).toBe(tradeNo)
})

test('a channel that is silent keeps no other cashier of the payment open', async () => {
  await openFailed()
  await open()
  vi.spyOn(simulator(), 'close').mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await trade.reprice(order, { discountFen: 800, freightFen: 0 })).toMatchObject({ errorCode: 'PROVIDER_DOWN' })
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual([
    'unpaid',
    ['superseded', 'submitted'],
    ['closed', 'waiting'],
  ])
})

test('a cashier that its channel closed by itself is not what the payer is led to', async () => {
  const tradeNo = await open()
  await at.db.update(simulatedPayments).set({ outcome: 'closed' })
  expect(await check()).toMatchObject({ data: { state: 'open' } })
  await payAnew(tradeNo)
})

test('an order that is cancelled after a failed try cannot be paid in the old tab', async () => {
  const old = await openFailed()
  expect(await trade.cancel(order)).toMatchObject({ success: true })
  // Before any job has run.
  expect(await atChannel()).toEqual(['closed'])
  await atCashier(at, old, { result: 'pay' })
  await at.runJobs()
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual(['cancelled', ['superseded'], ['closed']])
  expect(await refunds()).toEqual([])
})

test('a failed try whose channel was silent when its order was cancelled is closed by a job', async () => {
  const old = await openFailed()
  vi.spyOn(simulator(), 'close').mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await trade.cancel(order)).toMatchObject({ success: true })
  expect(await atChannel()).toEqual(['failed'])
  await at.runJobs()
  await atCashier(at, old, { result: 'pay' })
  expect([await attempts(), await atChannel(), await refunds()]).toEqual([['superseded'], ['closed'], []])
})

test('of many failed tries the newest three are closed before the order, and the rest after it', async () => {
  for (let tries = 0; tries < 4; tries++) await openFailed()
  expect(await trade.cancel(order)).toMatchObject({ success: true })
  expect(await atChannel()).toEqual(['closed', 'closed', 'closed', 'failed'])
  await at.runJobs()
  expect(await atChannel()).toEqual(['closed', 'closed', 'closed', 'closed'])
  expect(await attempts()).toEqual(['superseded', 'superseded', 'superseded', 'superseded'])
})

test('once the second try has paid, the first that failed cannot be paid', async () => {
  const first = await openFailed()
  await atCashier(at, await open(), { result: 'pay' })
  await runAllJobs()
  await atCashier(at, first, { result: 'pay' })
  await runAllJobs()
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual([
    'paid',
    ['superseded', 'succeeded'],
    ['closed', 'paid'],
  ])
  expect(await refunds()).toEqual([])
})

test('paid at both before either is heard of: one pays, and the other goes back', async () => {
  const first = await openFailed()
  const second = await open()
  await atCashier(at, second, { result: 'pay' })
  await atCashier(at, first, { result: 'pay' })
  await runAllJobs()
  expect([await stateOf(), (await attempts()).toSorted()]).toEqual(['paid', ['returned', 'succeeded']])
  expect(await refunds()).toEqual([{ status: 'succeeded', fen: 18_800, is_late: true }])
})

test('"I have paid" finds what was paid in the old tab of a try that failed, beside an open cashier', async () => {
  const old = await openFailed()
  await open()
  await atCashier(at, old, { result: 'pay', fault: 'drop' })
  expect(await check()).toMatchObject({ data: { state: 'succeeded' } })
  expect([await stateOf(), await attempts()]).toEqual(['paid', ['succeeded', 'superseded']])
  await runAllJobs()
  expect(await atChannel()).toEqual(['closed', 'paid'])
})

test('"I have paid" is refused while a channel is silent, unless another cashier was paid', async () => {
  const old = await openFailed()
  await open()
  const query = vi.spyOn(simulator(), 'query')
  query.mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await check()).toMatchObject({ errorCode: 'PROVIDER_DOWN' })
  expect([await stateOf(), await attempts()]).toEqual(['unpaid', ['failed', 'submitted']])
  await atCashier(at, old, { result: 'pay', fault: 'drop' })
  query.mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await check()).toMatchObject({ data: { state: 'succeeded' } })
  expect([await stateOf(), await attempts()]).toEqual(['paid', ['succeeded', 'superseded']])
})

test('a cashier takes no money after the deadline of its order, before our timer has run', async () => {
  const tradeNo = await open()
  at.clock.advance(30 * MINUTE)
  await atCashier(at, tradeNo, { result: 'pay' })
  expect(await at.runJobs()).toBe(0)
  expect(await atChannel()).toEqual(['waiting'])
  const page = await at.app.inject({ url: `/simulator/cashier/${tradeNo}` })
  expect([page.statusCode, page.headers.location]).toEqual([303, expect.stringContaining(paymentId)])
  await at.runTimers()
  await runAllJobs()
  expect([await stateOf(), await attempts(), await atChannel()]).toEqual(['cancelled', ['superseded'], ['closed']])
})

/** In how many minutes each cashier that no longer counts is closed again. */
const closings = async () => {
  const due = await at.db.select({ at: timers.dueAt }).from(timers).where(eq(timers.kind, 'attempt.close'))
  return due.map(({ at: dueAt }) => (dueAt.getTime() - at.clock.now().getTime()) / (MINUTE * 1000))
}

test('a channel is asked to close a cashier until it answers, however long it does not, and what was paid there goes back', async () => {
  await atCashier(at, await open(), { result: 'pay', fault: 'drop' })
  vi.spyOn(simulator(), 'query').mockResolvedValue({ state: 'waiting', txnId: null, amountFen: 18_800 })
  const close = vi.spyOn(simulator(), 'close').mockRejectedValue(new ProviderDown('silent'))
  expect(await trade.cancel(order)).toMatchObject({ success: true })
  await expect(at.runJobs()).rejects.toThrow('silent')
  for (const minutes of [1, 5, 15, 60, 6 * 60, 24 * 60, 24 * 60]) {
    expect(await closings()).toEqual([minutes])
    at.clock.advance(minutes * MINUTE)
    await at.runTimers()
    await expect(at.runJobs()).rejects.toThrow('silent')
  }
  expect([await attempts(), await refunds()]).toEqual([['superseded'], []])
  close.mockRestore()
  at.clock.advance(24 * 60 * MINUTE)
  await at.runTimers()
  await runAllJobs()
  expect([await stateOf(), await attempts(), await closings()]).toEqual(['cancelled', ['returned'], []])
  expect(await refunds()).toEqual([{ status: 'succeeded', fen: 18_800, is_late: true }])
})

test('a cashier that its channel has closed, and one that never opened, are not closed again', async () => {
  await openFailed()
  await open()
  vi.spyOn(simulator(), 'close').mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await trade.cancel(order)).toMatchObject({ success: true })
  expect(await closings()).toEqual([1])
  await at.runJobs()
  expect([await closings(), await atChannel()]).toEqual([[], ['closed', 'closed']])
  vi.spyOn(simulator(), 'create').mockRejectedValueOnce(new ProviderDown('silent'))
  const other = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
  paymentId = other.paymentId
  await expect(open()).rejects.toThrow('支付渠道暂时不可用，请稍后再试')
  expect(await trade.cancel(other.orderIds[0] ?? '')).toMatchObject({ success: true })
  expect([await attempts(), await closings()]).toEqual([['superseded', 'superseded', 'superseded'], []])
})
