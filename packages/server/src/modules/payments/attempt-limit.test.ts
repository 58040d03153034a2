import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { digestOf } from '#testing/digest.ts'
import { trading } from '#testing/orders.ts'
import { atCashier, makeTradeFixture, openCashier, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
})

/** ¥188. */
const place = () => placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }])
const open = (paymentId: string) => openCashier(at, fixture.buyer.token, paymentId)
const start = (id: string) =>
  at.call(
    'payments.startAttempt',
    { params: { id }, body: { provider: 'simulator', amountFen: 18_800 } },
    { token: fixture.buyer.token },
  )

/** Opens a cashier where paying fails. */
async function fail(paymentId: string): Promise<string> {
  const tradeNo = await open(paymentId)
  await atCashier(at, tradeNo, { result: 'fail' })
  await at.runJobs()
  return tradeNo
}

test('a payment is tried twenty times; the last try stays open, can be paid, and one more is refused in words', async () => {
  const { paymentId, orderIds } = await place()
  for (let tried = 1; tried < 20; tried++) await fail(paymentId)
  const last = await open(paymentId)
  expect(await open(paymentId)).toBe(last)
  await atCashier(at, last, { result: 'fail' })
  await at.runJobs()
  const before = await digestOf(at.db)
  expect(await start(paymentId)).toEqual({
    status: 200,
    success: false,
    code: 46004,
    errorCode: 'ATTEMPT_LIMIT',
    message: '这笔支付的尝试次数已用完；请等它自动关闭后重新发起，订单也可以先取消',
    data: null,
  })
  expect(await digestOf(at.db)).toEqual(before)
  await atCashier(at, last, { result: 'pay' })
  await at.runJobs()
  const order = await trading(at, fixture).orderOf(orderIds[0] ?? '')
  expect(order.state).toBe('paid')
  expect(await listViolations(at.db)).toEqual([])
})

test('a payment whose time is over is closed to new tries before the order is', async () => {
  const { paymentId } = await place()
  at.clock.advance(30 * MINUTE)
  const before = await digestOf(at.db)
  expect(await start(paymentId)).toMatchObject({ status: 200, errorCode: 'PAYMENT_CLOSED' })
  expect(await digestOf(at.db)).toEqual(before)
})
