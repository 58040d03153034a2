import { beforeEach, expect, test } from 'vitest'
import { shops } from '#tables/shops.ts'
import {
  atCashier,
  openCashier,
  makeTradeFixture,
  pay,
  placeOrders,
  type TradeFixture,
} from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** Two orders under one payment: 2 × ¥89 and freight ¥10, and one of the other shop of ¥47.50. */
let id: string
let paymentId: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  const placed = await placeOrders(at, fixture.buyer, [
    { skuId: fixture.skuIds[0][0] ?? '', quantity: 2 },
    { skuId: fixture.skuIds[1][0] ?? '', quantity: 3 },
  ])
  ;[id = ''] = placed.orderIds
  paymentId = placed.paymentId
})

const payment = async () => {
  const answer = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
  if (!answer.success) throw new Error(answer.message)
  return { state: answer.data.state, amountFen: answer.data.amountFen }
}

test('goods and freight of one order get cheaper: the payment, the commission and what the buyer sees follow', async () => {
  expect(await trade.reprice(id, { discountFen: 1800, freightFen: 0 })).toMatchObject({
    success: true,
    data: {
      state: 'unpaid',
      goodsFen: 17_800,
      discountFen: 1800,
      freightFen: 0,
      totalFen: 16_000,
      paymentFen: null,
      settlement: { commissionFen: 800, netFen: 15_200 },
    },
  })
  expect(await payment()).toEqual({ state: 'open', amountFen: 20_750 })
  expect(await trade.orderOf(id)).toMatchObject({
    totalFen: 16_000,
    priceChanges: [{ oldTotalFen: 18_800, totalFen: 16_000, reason: '老客户' }],
    timeline: [{ event: 'place' }, { event: 'reprice', by: 'seller', reason: '老客户' }],
  })
  await pay(at, fixture.buyer.token, paymentId)
  expect(await trade.orderOf(id)).toMatchObject({ state: 'paid', totalFen: 16_000 })
  expect(await listViolations(at.db)).toEqual([])
})

test('the same price again changes nothing; another one replaces it, up as well as down', async () => {
  await trade.reprice(id, { discountFen: 1800, freightFen: 0 })
  expect(await trade.reprice(id, { discountFen: 1800, freightFen: 0 })).toMatchObject({
    success: true,
    data: { priceChanges: [{ totalFen: 16_000 }] },
  })
  expect(await trade.reprice(id, { discountFen: 0, freightFen: 5000 })).toMatchObject({
    success: true,
    data: { totalFen: 22_800, priceChanges: [{ oldTotalFen: 16_000, totalFen: 22_800 }, { oldTotalFen: 18_800 }] },
  })
  expect(await payment()).toEqual({ state: 'open', amountFen: 27_550 })
  expect(await listViolations(at.db)).toEqual([])
})

test('the cashier says what its seller last changed, from what, and why; of an order as it was placed it says nothing', async () => {
  const changes = async () => {
    const answer = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
    return answer.success && Object.fromEntries(answer.data.orders.map((order) => [order.id, order.priceChange]))
  }
  const other = Object.keys((await changes()) || {}).find((one) => one !== id)
  expect(await changes()).toEqual({ [id]: null, [String(other)]: null })
  await trade.reprice(id, { discountFen: 0, freightFen: 6740 })
  const raised = { oldTotalFen: 18_800, oldFreightFen: 1000, oldDiscountFen: 0, reason: '老客户' }
  expect(await changes()).toEqual({ [id]: raised, [String(other)]: null })
  at.clock.advance(1)
  await trade.reprice(id, { discountFen: 500, freightFen: 6740 })
  const lowered = { oldTotalFen: 24_540, oldFreightFen: 6740, oldDiscountFen: 0, reason: '老客户' }
  expect(await changes()).toEqual({ [id]: lowered, [String(other)]: null })
})

test.each([
  ['more off than the goods cost', { discountFen: 17_801, freightFen: 5000 }],
  ['nothing left to pay', { discountFen: 17_800, freightFen: 0 }],
])('%s is refused, and nothing changes', async (_name, price) => {
  expect(await trade.reprice(id, price)).toMatchObject({ status: 200, errorCode: 'PRICE_OUT_OF_RANGE' })
  expect(await trade.orderOf(id)).toMatchObject({ totalFen: 18_800, priceChanges: [] })
  expect(await payment()).toEqual({ state: 'open', amountFen: 23_550 })
})

test('negative discount is 400, and nothing changes', async () => {
  expect(await trade.reprice(id, { discountFen: -1, freightFen: 0 })).toMatchObject({
    status: 400,
    data: { fields: { discountFen: expect.any(String) } },
  })
  expect(await trade.orderOf(id)).toMatchObject({ totalFen: 18_800 })
})

test('an open cashier is closed at its channel first: the old amount cannot be paid any more, the new one can', async () => {
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  await trade.reprice(id, { discountFen: 1800, freightFen: 0 })
  await atCashier(at, tradeNo, { result: 'pay' }).catch(() => undefined)
  await at.runJobs()
  expect(await payment()).toEqual({ state: 'open', amountFen: 20_750 })
  await pay(at, fixture.buyer.token, paymentId)
  expect(await payment()).toEqual({ state: 'succeeded', amountFen: 20_750 })
  expect(await listViolations(at.db)).toEqual([])
})

test('when the cashier turns out paid, the order is paid at its old price and the new one refused', async () => {
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  await atCashier(at, tradeNo, { result: 'pay', fault: 'drop' })
  expect(await trade.reprice(id, { discountFen: 1800, freightFen: 0 })).toMatchObject({
    status: 200,
    errorCode: 'NOT_NOW',
  })
  expect(await trade.orderOf(id)).toMatchObject({ state: 'paid', totalFen: 18_800, priceChanges: [] })
  expect(await listViolations(at.db)).toEqual([])
})

test('reprice races with pay: the price paid is the price of the order, and every invariant holds', async () => {
  for (let round = 0; round < 5; round++) {
    const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
    const [orderId = ''] = placed.orderIds
    const tradeNo = await openCashier(at, fixture.buyer.token, placed.paymentId)
    await Promise.all([
      trade.reprice(orderId, { discountFen: 100 + round, freightFen: 0 }),
      atCashier(at, tradeNo, { result: 'pay' })
        .catch(() => undefined)
        .then(() => at.runJobs()),
    ])
    await at.runJobs()
    expect(await listViolations(at.db)).toEqual([])
  }
})

test('commission recomputed after rate change: it follows the rate at which the order was placed', async () => {
  await at.db.update(shops).set({ commissionBp: 2000 })
  expect(await trade.reprice(id, { discountFen: 7800, freightFen: 0 })).toMatchObject({
    data: { settlement: { commissionFen: 500, netFen: 9500 } },
  })
  await pay(at, fixture.buyer.token, paymentId)
  await trade.ship(id)
  await trade.receive(id)
  expect((await trade.orderOf(id, 'seller')).settlement).toEqual({ commissionFen: 500, netFen: 9500 })
  expect(await listViolations(at.db)).toEqual([])
})

test('a discount is given back with its line and never more than was paid for it', async () => {
  await trade.reprice(id, { discountFen: 9999, freightFen: 301 })
  await pay(at, fixture.buyer.token, paymentId)
  const { lines } = await trade.orderOf(id)
  const lineId = lines[0]?.id ?? ''
  await trade.ship(id, [{ lineId, quantity: 1 }])
  expect(await trade.cancelPart(id, [{ lineId, quantity: 1 }])).toMatchObject({
    success: true,
    data: { totalFen: 8102, refundedFen: 4050, refunds: [{ freightFen: 150 }] },
  })
  await at.runJobs()
  await trade.receive(id)
  expect(await listViolations(at.db)).toEqual([])
})

test('once paid, or closed, the price stands', async () => {
  await pay(at, fixture.buyer.token, paymentId)
  expect(await trade.reprice(id, { discountFen: 1, freightFen: 0 })).toMatchObject({ errorCode: 'NOT_NOW' })
})
