import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { PAYABLES } from '#payables.ts'
import { newId } from '#platform/ids.ts'
import { refunds } from '#tables/payments.ts'
import { simulatedPayments, simulatedRefunds } from '#tables/simulators.ts'
import { digestOf } from '#testing/digest.ts'
import { makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { systemOf } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'
import { sendRefund } from '../payments/index.ts'
import { insertOrderRefund } from './repository.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
let id: string
let refundId: string

/** A paid order that was cancelled: its refund is promised, and the channel does not know yet. */
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }])
  ;[id = ''] = placed.orderIds
  await pay(at, fixture.buyer.token, placed.paymentId)
  await trade.requestCancel(id)
  await trade.agree(id)
  const [refund] = await at.db.select({ id: refunds.id }).from(refunds)
  refundId = refund?.id ?? ''
})

const send = () => sendRefund(systemOf(at), PAYABLES, refundId)
const atChannel = () => at.db.$count(simulatedRefunds)
/** How much of the money the channel has given away on its own side: with all of it gone it refuses a refund. */
const channelHasGiven = (share: 0 | 1) =>
  at.db.update(simulatedPayments).set({ refundedFen: sql`amount_fen * ${share}::int` })

test('gateway call inside tx: the promise commits alone, and the channel hears of it afterwards, once', async () => {
  expect(await atChannel()).toBe(0)
  expect(await trade.orderOf(id)).toMatchObject({
    state: 'cancelled',
    refundedFen: 18_800,
    refunds: [{ step: 'onWay' }],
  })
  expect(await listViolations(at.db)).toEqual([])
  await Promise.all([send(), send(), send()])
  await at.runJobs()
  expect(await atChannel()).toBe(1)
  expect(await trade.orderOf(id)).toMatchObject({ refunds: [{ step: 'arrived' }] })
  expect(await listViolations(at.db)).toEqual([])
})

test('refund cannot be retried: one that its channel refused is sent again under the same number, and arrives once', async () => {
  await channelHasGiven(1)
  await send()
  await send()
  expect(await trade.orderOf(id)).toMatchObject({ refunds: [{ step: 'failed', arrivedAt: null }] })
  expect(await listViolations(at.db)).toEqual([])
  await channelHasGiven(0)
  await send()
  await send()
  await at.runJobs()
  const [refund] = await at.db
    .select({ status: refunds.status, outRefundNo: refunds.outRefundNo })
    .from(refunds)
    .where(eq(refunds.id, refundId))
  const [known] = await at.db.select({ outRefundNo: simulatedRefunds.outRefundNo }).from(simulatedRefunds)
  expect(refund).toEqual({ status: 'succeeded', ...known })
  expect(await atChannel()).toBe(1)
  expect(await trade.orderOf(id)).toMatchObject({
    refunds: [{ step: 'arrived', arrivedAt: '2026-11-21T08:00:00.000Z' }],
  })
  expect(await listViolations(at.db)).toEqual([])
})

test('a refund that has not arrived is not called given back, and its order cannot be taken out of the list', async () => {
  const { token } = fixture.buyer
  const inList = async (view: 'buyer' | 'seller', as: string) => {
    const answer = await at.call('orders.listOrders', { query: { view } }, { token: as })
    return answer.success && answer.data.records.map(({ refundedFen, returningFen }) => [refundedFen, returningFen])
  }
  await channelHasGiven(1)
  await send()
  expect(await trade.orderOf(id)).toMatchObject({
    refundedFen: 18_800,
    returningFen: 18_800,
    refunds: [{ step: 'failed' }],
    actions: ['buyAgain'],
  })
  expect(await trade.orderOf(id, 'seller')).toMatchObject({ returningFen: 18_800 })
  expect(await inList('buyer', token)).toEqual([[18_800, 18_800]])
  expect(await inList('seller', fixture.sellers[0].token)).toEqual([[18_800, 18_800]])
  const before = await digestOf(at.db)
  expect(await trade.hide(id)).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  expect(await digestOf(at.db)).toEqual(before)
  await channelHasGiven(0)
  await send()
  await send()
  expect(await trade.orderOf(id)).toMatchObject({
    refundedFen: 18_800,
    returningFen: 0,
    refunds: [{ step: 'arrived' }],
    actions: ['buyAgain', 'hide'],
  })
  expect(await trade.hide(id)).toMatchObject({ success: true, data: null })
})

test('an order that gives back more than it cost is stopped by the table, whatever the code says', async () => {
  await expect(at.db.execute(sql`update orders set refunded_fen = total_fen + 1 where id = ${id}`)).rejects.toThrow(
    'Failed query',
  )
  await expect(at.db.execute(sql`update payments set refunded_fen = paid_fen + 1`)).rejects.toThrow('Failed query')
  await expect(at.db.execute(sql`update order_lines set cancelled_quantity = quantity + 1`)).rejects.toThrow(
    'Failed query',
  )
  expect(await listViolations(at.db)).toEqual([])
})

test('a refund that would give back more than the order cost is not counted, before the table has to stop it', async () => {
  const before = await digestOf(at.db)
  const row = {
    id: newId(),
    orderId: id,
    reason: 'outOfStock',
    goodsFen: 1,
    freightFen: 0,
    commissionFen: 0,
    at: at.clock.now(),
  }
  expect(await insertOrderRefund(at.db, row, [])).toBe(false)
  expect(await digestOf(at.db)).toEqual(before)
})
