import { beforeAll, expect, test, vi } from 'vitest'
import { found } from '#platform/refusal.ts'
import { ProviderDown } from '#providers/payment/port.ts'
import { PAYABLES } from '#payables.ts'
import { digestOf } from '#testing/digest.ts'
import { forcePaid, openCashier, makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { settleAttempt } from './commands/settle-attempt.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
})

/** ¥188. */
const place = () => placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }])
const start = (id: string, amountFen: number) =>
  at.call(
    'payments.startAttempt',
    { params: { id }, body: { provider: 'simulator', amountFen } },
    { token: fixture.buyer.token },
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
  await openCashier(at, fixture.buyer.token, paymentId)
  expect(await start(paymentId, 18_801)).toMatchObject({ errorCode: 'AMOUNT_CHANGED', data: { amountFen: 18_800 } })
  expect(await start(paymentId, 18_800)).toMatchObject({ success: true })
})

test('the payment says what is paid for, shop by shop, and what each comes to', async () => {
  const { paymentId, orderIds } = await placeOrders(at, fixture.buyer, [
    { skuId: fixture.skuIds[0][0] ?? '', quantity: 2 },
    { skuId: fixture.skuIds[1][0] ?? '', quantity: 3 },
  ])
  await trade.cancel(orderIds[1] ?? '')
  const payment = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
  expect(payment).toMatchObject({
    data: {
      amountFen: 18_800,
      orders: [
        {
          id: orderIds[0],
          state: 'unpaid',
          shop: { id: fixture.shopIds[0] },
          lines: [{ skuId: fixture.skuIds[0][0], quantity: 2, priceFen: 8900, totalFen: 17_800 }],
          lineCount: 1,
          totalFen: 18_800,
        },
        { id: orderIds[1], state: 'cancelled', shop: { id: fixture.shopIds[1] }, totalFen: 4750 },
      ],
    },
  })
})

test('money that comes at a cashier that a price replaced goes back, though the amount is that of before again', async () => {
  const { orderIds, paymentId } = await place()
  const [id = ''] = orderIds
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  await trade.reprice(id, { discountFen: 800, freightFen: 1000 })
  await trade.reprice(id, { discountFen: 0, freightFen: 1000 })
  await at.runJobs()
  await forcePaid(at, tradeNo)
  const fact = { state: 'succeeded' as const, amountFen: 18_800, txnId: 'SIM1' }
  const said = { provider: 'simulator', outTradeNo: tradeNo, fact }
  expect(await settleAttempt(systemOf(at), PAYABLES, said)).toBe('late')
  expect(await trade.orderOf(id)).toMatchObject({ state: 'unpaid', totalFen: 18_800 })
  expect((await at.db.execute('select amount_fen::int as fen, is_late from refunds')).rows).toEqual([
    { fen: 18_800, is_late: true },
  ])
  expect(await start(paymentId, 18_800)).toMatchObject({ success: true })
})

test('a payment says what its closed cashier asked for, and what became of money that came there, until it is tried again', async () => {
  const { orderIds, paymentId } = await place()
  const said = async () =>
    (await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })).data
  expect(await said()).toMatchObject({ amountFen: 18_800, supersededFen: null })
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  expect(await said()).toMatchObject({ amountFen: 18_800, supersededFen: null })
  await trade.reprice(orderIds[0] ?? '', { discountFen: 800, freightFen: 0 })
  expect(await said()).toMatchObject({ amountFen: 17_000, supersededFen: 18_800, lateMoney: [] })
  const fact = { state: 'succeeded' as const, amountFen: 18_800, txnId: 'SIM0' }
  await settleAttempt(systemOf(at), PAYABLES, { provider: 'simulator', outTradeNo: tradeNo, fact })
  expect(await said()).toMatchObject({
    state: 'open',
    supersededFen: 18_800,
    lateMoney: [{ amountFen: 18_800, step: 'onWay' }],
  })
  await openCashier(at, fixture.buyer.token, paymentId)
  expect(await said()).toMatchObject({ state: 'open', supersededFen: null })
})

test('a payment says nothing of an attempt whose cashier never opened, and still what became of the one before', async () => {
  const create = vi.spyOn(found(at.services.providers.payments.get('simulator')), 'create')
  const never = await place()
  const said = async (id: string) =>
    (await at.call('payments.getPayment', { params: { id } }, { token: fixture.buyer.token })).data
  create.mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await start(never.paymentId, 18_800)).toMatchObject({ errorCode: 'PROVIDER_DOWN' })
  await trade.reprice(never.orderIds[0] ?? '', { discountFen: 800, freightFen: 0 })
  expect(await said(never.paymentId)).toMatchObject({ amountFen: 17_000, supersededFen: null, lateMoney: [] })

  const opened = await place()
  await openCashier(at, fixture.buyer.token, opened.paymentId)
  await trade.reprice(opened.orderIds[0] ?? '', { discountFen: 800, freightFen: 1000 })
  create.mockRejectedValueOnce(new ProviderDown('silent'))
  expect(await start(opened.paymentId, 18_000)).toMatchObject({ errorCode: 'PROVIDER_DOWN' })
  await trade.reprice(opened.orderIds[0] ?? '', { discountFen: 800, freightFen: 0 })
  expect(await said(opened.paymentId)).toMatchObject({ amountFen: 17_000, supersededFen: 18_800, lateMoney: [] })
})
