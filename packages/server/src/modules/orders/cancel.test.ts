import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  atCashier,
  forcePaid,
  openCashier,
  openMarket,
  pay,
  placeOrders,
  stockOf,
  type Market,
} from '#testing/market.ts'
import { trading } from '#testing/orders.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { listBookFaults } from '../ledger/index.ts'

let at: TestApp
let market: Market
beforeEach(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
})
afterEach(() => at.close())

const skuOf = (shop: 0 | 1): string => market.skuIds[shop][0] ?? ''
const both = () => [
  { skuId: skuOf(0), quantity: 2 },
  { skuId: skuOf(1), quantity: 3 },
]
const cancel = (id: string) => trading(at, market).cancel(id)
const paymentOf = (id: string) => at.call('payments.getPayment', { params: { id } }, { token: market.buyer.token })
const orderOf = async (id: string) => {
  const answer = await at.call(
    'orders.getOrder',
    { params: { id }, query: { view: 'buyer' } },
    { token: market.buyer.token },
  )
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('cancelling one of two unpaid orders leaves the other, and the payment asks for it alone', async () => {
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, both())
  expect(await cancel(orderIds[0] ?? '')).toMatchObject({
    success: true,
    data: { state: 'cancelled', actions: ['buyAgain', 'hide'] },
  })
  expect(await paymentOf(paymentId)).toMatchObject({ data: { state: 'open', amountFen: 4750 } })
  await pay(at, market.buyer.token, paymentId)
  expect((await orderOf(orderIds[1] ?? '')).state).toBe('paid')
  expect((await orderOf(orderIds[0] ?? '')).state).toBe('cancelled')
  expect(await listBookFaults(at.db)).toEqual([])
})

test('money on an attempt that asked for too much goes back by itself; the smaller payment lives on', async () => {
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, both())
  const tradeNo = await openCashier(at, market.buyer.token, paymentId)
  await cancel(orderIds[0] ?? '')
  await atCashier(at, tradeNo, { result: 'pay' })
  await at.runJobs()
  expect(await paymentOf(paymentId)).toMatchObject({ data: { state: 'open', amountFen: 4750 } })
  expect((await orderOf(orderIds[1] ?? '')).state).toBe('unpaid')
  const { rows } = await at.db.execute('select status, amount_fen::int as fen, is_late from refunds')
  expect(rows).toEqual([{ status: 'succeeded', fen: 23_550, is_late: true }])
  expect(await listBookFaults(at.db)).toEqual([])
})

test('payment after cancel is swallowed: one that arrives after the order closed is refunded by itself', async () => {
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, both())
  const tradeNo = await openCashier(at, market.buyer.token, paymentId)
  at.clock.advance(1800)
  await at.runTimers()
  await forcePaid(at, tradeNo)
  // The close that follows the expiry meets the money.
  await at.runJobs()
  expect((await orderOf(orderIds[0] ?? '')).state).toBe('cancelled')
  const { rows } = await at.db.execute('select status, amount_fen::int as fen, is_late from refunds')
  expect(rows).toEqual([{ status: 'succeeded', fen: 23_550, is_late: true }])
  expect(await listBookFaults(at.db)).toEqual([])
})

test('a paid order: the buyer asks, the seller agrees, the money returns and the stock too', async () => {
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, both())
  const id = orderIds[0] ?? ''
  await pay(at, market.buyer.token, paymentId)
  expect(await cancel(id)).toMatchObject({
    data: { state: 'cancelRequested', actions: ['withdrawCancel'], cancelAnswerDueAt: '2026-11-22T08:00:00.000Z' },
  })
  const agreed = await trading(at, market).agree(id)
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
  expect(await listBookFaults(at.db)).toEqual([])
})

test('the seller declines with words, and ships; then it is too late to cancel', async () => {
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, both())
  const id = orderIds[0] ?? ''
  const { token } = market.sellers[0]
  await pay(at, market.buyer.token, paymentId)
  await cancel(id)
  expect(await at.call('orders.declineCancel', { params: { id }, body: { note: '' } }, { token })).toMatchObject({
    status: 400,
    data: { fields: { note: '请填写' } },
  })
  expect(await at.call('orders.declineCancel', { params: { id }, body: { note: '已装车' } }, { token })).toMatchObject({
    data: { state: 'paid' },
  })
  await at.call(
    'orders.shipOrder',
    { params: { id }, body: { carrier: 'ownTruck', trackingNumber: '浙A12345' } },
    { token },
  )
  expect(await cancel(id)).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  expect((await orderOf(id)).state).toBe('shipped')
})

test('a wish to cancel that stays unanswered for a day is granted', async () => {
  const { orderIds, paymentId } = await placeOrders(at, market.buyer, both())
  const id = orderIds[0] ?? ''
  await pay(at, market.buyer.token, paymentId)
  await cancel(id)
  at.clock.advance(86_400)
  await at.runTimers()
  await at.runJobs()
  expect(await orderOf(id)).toMatchObject({ state: 'cancelled', refundedFen: 18_800 })
  expect(await listBookFaults(at.db)).toEqual([])
})

test('cancel races with pay: of cancel, payment and expiry at once exactly one wins, stock and books exact', async () => {
  for (let round = 0; round < 10; round++) {
    const { orderIds, paymentId } = await placeOrders(at, market.buyer, [{ skuId: skuOf(0), quantity: 1 }])
    const id = orderIds[0] ?? ''
    const tradeNo = await openCashier(at, market.buyer.token, paymentId)
    await atCashier(at, tradeNo, { result: 'pay' })
    at.clock.advance(1800)
    await Promise.all([cancel(id), at.runJobs(), at.runTimers()])
    await at.runJobs()
    const { state } = await orderOf(id)
    expect(['cancelled', 'paid', 'cancelRequested']).toContain(state)
    expect(await listBookFaults(at.db)).toEqual([])
  }
})
