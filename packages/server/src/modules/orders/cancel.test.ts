import { beforeEach, expect, test, vi } from 'vitest'
import {
  atCashier,
  forcePaid,
  openCashier,
  makeTradeFixture,
  pay,
  placeOrders,
  stockOf,
  type TradeFixture,
} from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'
import { found } from '#platform/refusal.ts'
import { ProviderDown } from '#providers/payment/port.ts'

const at = sharedTestApp()
let fixture: TradeFixture
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
})

const skuOf = (shop: 0 | 1): string => fixture.skuIds[shop][0] ?? ''
const both = () => [
  { skuId: skuOf(0), quantity: 2 },
  { skuId: skuOf(1), quantity: 3 },
]
const cancel = (id: string) => trading(at, fixture).cancel(id)
const requestCancel = (id: string) => trading(at, fixture).requestCancel(id)
const paymentOf = (id: string) => at.call('payments.getPayment', { params: { id } }, { token: fixture.buyer.token })
const orderOf = async (id: string) => {
  const answer = await at.call(
    'orders.getOrder',
    { params: { id }, query: { view: 'buyer' } },
    { token: fixture.buyer.token },
  )
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('cancelling one of two unpaid orders leaves the other, and the payment asks for it alone', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  expect(await cancel(orderIds[0] ?? '')).toMatchObject({
    success: true,
    data: { state: 'cancelled', actions: ['buyAgain', 'hide'] },
  })
  expect(await paymentOf(paymentId)).toMatchObject({ data: { state: 'open', amountFen: 4750 } })
  await pay(at, fixture.buyer.token, paymentId)
  expect((await orderOf(orderIds[1] ?? '')).state).toBe('paid')
  expect((await orderOf(orderIds[0] ?? '')).state).toBe('cancelled')
  expect(await listViolations(at.db)).toEqual([])
})

test('the open cashier is closed before an order is cancelled: nobody pays for what is not to be had', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  expect(await cancel(orderIds[0] ?? '')).toMatchObject({ data: { state: 'cancelled' } })
  // Before any job has run.
  expect((await at.db.execute('select outcome from simulated_payments')).rows).toEqual([{ outcome: 'closed' }])
  await atCashier(at, tradeNo, { result: 'pay' })
  await at.runJobs()
  expect((await at.db.execute('select id from refunds')).rows).toEqual([])
  expect(await listViolations(at.db)).toEqual([])
})

test('an order that was paid before its shop or its buyer closes it is paid, and stays so', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  await forcePaid(at, await openCashier(at, fixture.buyer.token, paymentId))
  const body = { reason: 'outOfStock' as const }
  const closing = { params: { id: orderIds[0] ?? '' }, body }
  expect(await at.call('orders.closeOrder', closing, { token: fixture.sellers[0].token })).toMatchObject({
    errorCode: 'NOT_NOW',
  })
  expect((await orderOf(orderIds[0] ?? '')).state).toBe('paid')
  const again = await placeOrders(at, fixture.buyer, both())
  await forcePaid(at, await openCashier(at, fixture.buyer.token, again.paymentId))
  expect(await cancel(again.orderIds[0] ?? '')).toMatchObject({ errorCode: 'NOT_NOW' })
  expect((await orderOf(again.orderIds[0] ?? '')).state).toBe('paid')
  expect(await listViolations(at.db)).toEqual([])
})

test('money on an attempt that asked for too much goes back by itself; the smaller payment lives on', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  const channel = found(at.services.providers.payments.get('simulator'))
  vi.spyOn(channel, 'close').mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await cancel(orderIds[0] ?? '')).toMatchObject({ data: { state: 'cancelled' } })
  await forcePaid(at, tradeNo)
  await at.runJobs()
  expect(await paymentOf(paymentId)).toMatchObject({ data: { state: 'open', amountFen: 4750 } })
  expect((await orderOf(orderIds[1] ?? '')).state).toBe('unpaid')
  const { rows } = await at.db.execute('select status, amount_fen::int as fen, is_late from refunds')
  expect(rows).toEqual([{ status: 'succeeded', fen: 23_550, is_late: true }])
  expect(await listViolations(at.db)).toEqual([])
})

test('payment after cancel is swallowed: one that arrives after the order closed is refunded by itself', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  at.clock.advance(1800)
  await at.runTimers()
  await forcePaid(at, tradeNo)
  expect((await orderOf(orderIds[0] ?? '')).lateMoney).toEqual([])
  // The close that follows the expiry meets the money.
  await at.runJobs()
  const closed = (await Promise.all(orderIds.map(orderOf))).toSorted((a, b) => (a.number < b.number ? -1 : 1))
  // Both were paid for together; the money is there once.
  expect(closed[1]).toMatchObject({ state: 'cancelled', refunds: [], lateMoney: [] })
  expect(closed[0]).toMatchObject({
    state: 'cancelled',
    refunds: [],
    lateMoney: [
      { amountFen: 23_550, step: 'arrived', at: '2026-11-21T08:30:00.000Z', arrivedAt: '2026-11-21T08:30:00.000Z' },
    ],
  })
  // The money of a joint payment is the buyer's own affair, whichever of the orders shows it.
  for (const [index, id] of orderIds.entries()) {
    const seen = await trading(at, fixture).orderOf(id, 'seller', fixture.sellers[index]?.token)
    expect(seen.lateMoney).toEqual([])
  }
  await at.call('orders.hideOrder', { params: { id: closed[0]?.id ?? '' } }, { token: fixture.buyer.token })
  expect((await orderOf(closed[1]?.id ?? '')).lateMoney).toHaveLength(1)
  const { rows } = await at.db.execute('select status, amount_fen::int as fen, is_late from refunds')
  expect(rows).toEqual([{ status: 'succeeded', fen: 23_550, is_late: true }])
  expect(await listViolations(at.db)).toEqual([])
})

test('a paid order: the buyer asks, the seller agrees, the money returns and the stock too', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  const id = orderIds[0] ?? ''
  await pay(at, fixture.buyer.token, paymentId)
  expect(await requestCancel(id)).toMatchObject({
    data: { state: 'cancelRequested', actions: ['withdrawCancel'], cancelAnswerDueAt: '2026-11-22T08:00:00.000Z' },
  })
  const agreed = await trading(at, fixture).agree(id)
  expect(agreed).toMatchObject({
    success: true,
    data: {
      state: 'cancelled',
      refundedFen: 18_800,
      refunds: [{ amountFen: 18_800, freightFen: 1000, reason: 'changedMind', step: 'onWay', arrivedAt: null }],
    },
  })
  await at.runJobs()
  expect(await orderOf(id)).toMatchObject({
    state: 'cancelled',
    refunds: [{ step: 'arrived', arrivedAt: '2026-11-21T08:00:00.000Z' }],
    settlement: null,
    unshippedFen: 0,
  })
  expect(await stockOf(at, skuOf(0))).toEqual({ onHand: 100, reserved: 0 })
  expect(await paymentOf(paymentId)).toMatchObject({ data: { state: 'partiallyRefunded' } })
  expect(await listViolations(at.db)).toEqual([])
})

test('the seller declines with a reason, and ships; then it is too late to cancel', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  const id = orderIds[0] ?? ''
  const { token } = fixture.sellers[0]
  await pay(at, fixture.buyer.token, paymentId)
  await requestCancel(id)
  const decline = (reason: 'packed' | 'tooSlow') =>
    at.call('orders.declineCancel', { params: { id }, body: { reason: reason as 'packed' } }, { token })
  expect(await decline('tooSlow')).toMatchObject({ status: 400 })
  expect((await orderOf(id)).state).toBe('cancelRequested')
  expect(await decline('packed')).toMatchObject({ data: { state: 'paid' } })
  await at.call(
    'orders.shipOrder',
    { params: { id }, body: { carrier: 'ownTruck', trackingNumber: '浙A12345' } },
    { token },
  )
  expect(await requestCancel(id)).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  expect((await orderOf(id)).state).toBe('shipped')
})

test('a cancellation request that stays unanswered for a day is granted', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, both())
  const id = orderIds[0] ?? ''
  await pay(at, fixture.buyer.token, paymentId)
  await requestCancel(id)
  at.clock.advance(86_400)
  await at.runTimers()
  await at.runJobs()
  expect(await orderOf(id)).toMatchObject({ state: 'cancelled', refundedFen: 18_800 })
  expect(await listViolations(at.db)).toEqual([])
})

test('cancel races with pay: of cancel, payment and expiry at once exactly one wins, stock and money exact', async () => {
  for (let round = 0; round < 10; round++) {
    const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [{ skuId: skuOf(0), quantity: 1 }])
    const id = orderIds[0] ?? ''
    const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
    await atCashier(at, tradeNo, { result: 'pay' })
    at.clock.advance(1800)
    await Promise.all([cancel(id), at.runJobs(), at.runTimers()])
    await at.runJobs()
    const { state } = await orderOf(id)
    expect(['cancelled', 'paid']).toContain(state)
    expect(await listViolations(at.db)).toEqual([])
  }
})
