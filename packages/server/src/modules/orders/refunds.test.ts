import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refunds } from '#tables/payments.ts'
import { simulatedPayments, simulatedRefunds } from '#tables/simulators.ts'
import { openMarket, pay, placeOrders, type Market } from '#testing/market.ts'
import { trading } from '#testing/orders.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { listBookFaults } from '../ledger/index.ts'
import { sendRefund } from '../payments/index.ts'
import { checkoutPayable } from './index.ts'

let at: TestApp
let market: Market
let trade: ReturnType<typeof trading>
let id: string
let refundId: string

/** A paid order that was let go: its refund is promised, and nobody has told the channel yet. */
beforeEach(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  trade = trading(at, market)
  const placed = await placeOrders(at, market.buyer, [{ skuId: market.skuIds[0][0] ?? '', quantity: 2 }])
  ;[id = ''] = placed.orderIds
  await pay(at, market.buyer.token, placed.paymentId)
  await trade.cancel(id)
  await trade.agree(id)
  const [refund] = await at.db.select({ id: refunds.id }).from(refunds)
  refundId = refund?.id ?? ''
})
afterEach(() => at.close())

const send = () => sendRefund(systemOf(at), { checkout: checkoutPayable }, refundId)
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
  expect(await listBookFaults(at.db)).toEqual([])
  await Promise.all([send(), send(), send()])
  await at.runJobs()
  expect(await atChannel()).toBe(1)
  expect(await trade.orderOf(id)).toMatchObject({ refunds: [{ step: 'arrived' }] })
  expect(await listBookFaults(at.db)).toEqual([])
})

test('refund cannot be retried: one that its channel refused is sent again under the same number, and arrives once', async () => {
  await channelHasGiven(1)
  await expect(send()).rejects.toThrow('failed at simulator')
  await expect(send()).rejects.toThrow('failed at simulator')
  expect(await trade.orderOf(id)).toMatchObject({ refunds: [{ step: 'failed', arrivedAt: null }] })
  expect(await listBookFaults(at.db)).toEqual([])
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
  expect(await listBookFaults(at.db)).toEqual([])
})

test('an order that gives back more than it cost is stopped by the table, whatever the code says', async () => {
  await expect(at.db.execute(sql`update orders set refunded_fen = total_fen + 1 where id = ${id}`)).rejects.toThrow(
    'Failed query',
  )
  await expect(at.db.execute(sql`update payments set refunded_fen = paid_fen + 1`)).rejects.toThrow('Failed query')
  await expect(at.db.execute(sql`update order_lines set cancelled_quantity = quantity + 1`)).rejects.toThrow(
    'Failed query',
  )
  expect(await listBookFaults(at.db)).toEqual([])
})
