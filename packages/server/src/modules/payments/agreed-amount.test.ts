import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '#testing/digest.ts'
import { openCashier, openMarket, placeOrders, type Market } from '#testing/market.ts'
import { trading } from '#testing/orders.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
let market: Market
let trade: ReturnType<typeof trading>
beforeAll(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  trade = trading(at, market)
})
afterAll(() => at.close())

/** ¥188. */
const place = () => placeOrders(at, market.buyer, [{ skuId: market.skuIds[0][0] ?? '', quantity: 2 }])
const start = (id: string, amountFen: number) =>
  at.call(
    'payments.startAttempt',
    { params: { id }, body: { provider: 'simulator', amountFen } },
    { token: market.buyer.token },
  )

test.each([
  ['raised', { discountFen: 0, freightFen: 90_000 }, 107_800],
  ['lowered', { discountFen: 800, freightFen: 1000 }, 18_000],
])('an amount that was %s after the buyer saw it is not charged without their yes', async (_name, price, amountFen) => {
  const { orderIds, paymentId } = await place()
  await trade.reprice(orderIds[0] ?? '', price)
  const before = await digestOf(at.db)
  expect(await start(paymentId, 18_800)).toMatchObject({
    status: 200,
    errorCode: 'AMOUNT_CHANGED',
    data: { amountFen },
  })
  expect(await digestOf(at.db)).toEqual(before)
  expect(await start(paymentId, amountFen)).toMatchObject({ success: true })
})

test('a cashier that is open already is not answered for another amount either', async () => {
  const { paymentId } = await place()
  await openCashier(at, market.buyer.token, paymentId)
  expect(await start(paymentId, 18_801)).toMatchObject({ errorCode: 'AMOUNT_CHANGED', data: { amountFen: 18_800 } })
  expect(await start(paymentId, 18_800)).toMatchObject({ success: true })
})

test('the payment says what is paid for, shop by shop, and what each comes to', async () => {
  const { paymentId, orderIds } = await placeOrders(at, market.buyer, [
    { skuId: market.skuIds[0][0] ?? '', quantity: 2 },
    { skuId: market.skuIds[1][0] ?? '', quantity: 3 },
  ])
  await trade.cancel(orderIds[1] ?? '')
  const payment = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: market.buyer.token })
  expect(payment).toMatchObject({
    data: {
      amountFen: 18_800,
      orders: [
        {
          id: orderIds[0],
          state: 'unpaid',
          shop: { id: market.shopIds[0] },
          lines: [{ skuId: market.skuIds[0][0], quantity: 2, priceFen: 8900, totalFen: 17_800 }],
          lineCount: 1,
          totalFen: 18_800,
        },
        { id: orderIds[1], state: 'cancelled', shop: { id: market.shopIds[1] }, totalFen: 4750 },
      ],
    },
  })
})
