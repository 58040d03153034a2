import { beforeEach, expect, test } from 'vitest'
import { digestOf } from '#testing/digest.ts'
import { pay, stockOf, type TradeFixture } from '#testing/trade-fixture.ts'
import { placeTwoLines, type trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** An order of two lines of which nothing has left. */
let id: string
let paymentId: string
let a: string
let b: string

beforeEach(async () => {
  ;({ fixture, trade, id, paymentId, a, b } = await placeTwoLines(at))
})

const payIt = () => pay(at, fixture.buyer.token, paymentId)
const stocks = () => Promise.all(fixture.skuIds[0].map((skuId) => stockOf(at, skuId)))
const paymentState = async () => {
  const answer = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
  return answer.success && answer.data.state
}

test('a line that is out of stock before anything has left: its money goes back, the rest is shipped and received', async () => {
  await payIt()
  expect(await trade.cancelPart(id, [{ lineId: b, quantity: 3 }])).toMatchObject({
    success: true,
    data: {
      state: 'paid',
      actions: ['ship', 'cancelPart', 'remark'],
      refundedFen: 10_428,
      cancelReason: null,
      settlement: { commissionFen: 1780, netFen: 34_391 },
      lines: [{ cancelledQuantity: 0 }, { cancelledQuantity: 3 }],
    },
  })
  await at.runJobs()
  const { timeline, refunds } = await trade.orderOf(id)
  expect(timeline.at(-1)).toMatchObject({ event: 'cancelLines', by: 'seller', reason: 'outOfStock: 停产' })
  expect(refunds).toMatchObject([
    { amountFen: 10_428, freightFen: 429, step: 'arrived', lines: [{ lineId: b, quantity: 3 }] },
  ])
  expect(await stocks()).toEqual([
    { onHand: 100, reserved: 4 },
    { onHand: 50, reserved: 0 },
  ])
  expect(await trade.ship(id)).toMatchObject({
    success: true,
    data: { state: 'shipped', lines: [{ shippedQuantity: 4 }, { shippedQuantity: 0 }] },
  })
  expect(await trade.receive(id)).toMatchObject({ success: true, data: { state: 'received' } })
  expect(await listViolations(at.db)).toEqual([])
})

test('all of it, one part after the other: the order is over, with the last reason, and every fen is back', async () => {
  await payIt()
  await trade.cancelPart(id, [{ lineId: b, quantity: 2 }])
  expect(
    await trade.cancelPart(id, [
      { lineId: a, quantity: 4 },
      { lineId: b, quantity: 1 },
    ]),
  ).toMatchObject({
    success: true,
    data: {
      state: 'cancelled',
      actions: ['remark'],
      refundedFen: 46_599,
      cancelReason: 'outOfStock: 停产',
      unshippedFen: 0,
    },
  })
  await at.runJobs()
  const order = await trade.orderOf(id)
  expect(order).toMatchObject({ state: 'cancelled', actions: ['buyAgain', 'hide'], autoReceiveAt: null })
  expect(order.timeline.map(({ event }) => event)).toEqual(['place', 'pay', 'cancelLines', 'cancelAll'])
  expect([await paymentState(), await stocks()]).toEqual([
    'refunded',
    [
      { onHand: 100, reserved: 0 },
      { onHand: 50, reserved: 0 },
    ],
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('the buyer cancels what a shop had left of their order: exactly that comes back', async () => {
  await payIt()
  await trade.cancelPart(id, [{ lineId: a, quantity: 1 }])
  at.clock.advance(60)
  await trade.requestCancel(id)
  expect(await trade.agree(id)).toMatchObject({
    success: true,
    data: {
      state: 'cancelled',
      refundedFen: 46_599,
      refunds: [{ reason: 'changedMind' }, { reason: 'outOfStock: 停产' }],
    },
  })
  await at.runJobs()
  expect(await paymentState()).toBe('refunded')
  expect(await listViolations(at.db)).toEqual([])
})

test('before it is paid, while the buyer waits for an answer, more than there is, and once it is over: refused, and nothing changes', async () => {
  const refused = async (quantity: number, errorCode: string) => {
    const before = await digestOf(at.db)
    expect(await trade.cancelPart(id, [{ lineId: a, quantity }])).toMatchObject({ success: false, errorCode })
    expect(await digestOf(at.db)).toEqual(before)
  }
  await refused(1, 'NOT_NOW')
  await payIt()
  await refused(5, 'TOO_MUCH')
  await trade.requestCancel(id)
  await refused(1, 'NOT_NOW')
  await trade.agree(id)
  await refused(1, 'NOT_NOW')
})

test('a cancelled part, a parcel and the request of the buyer at once: whatever wins, stock and money are exact', async () => {
  await payIt()
  await Promise.all([
    trade.cancelPart(id, [{ lineId: a, quantity: 4 }]),
    trade.ship(id),
    trade.requestCancel(id),
    trade.cancelPart(id, [
      { lineId: b, quantity: 3 },
      { lineId: a, quantity: 4 },
    ]),
  ])
  await at.runJobs()
  expect(['paid', 'cancelRequested', 'shipped', 'cancelled']).toContain((await trade.orderOf(id)).state)
  expect(await listViolations(at.db)).toEqual([])
})
