import { sql } from 'drizzle-orm'
import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { headersOf } from '#providers/payment/simulator/notice.ts'
import { skus } from '#tables/catalogue.ts'
import { simulatedNotices } from '#tables/simulators.ts'
import { digestOf } from '#testing/digest.ts'
import { makeTradeFixture, pay, placeOrders, stockOf, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { mintSession } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
})

const skuOf = (shop: 0 | 1): string => fixture.skuIds[shop][0] ?? ''

/** An order in each of the two shops, paid together. */
async function payForTwo(): Promise<[string, string]> {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
    { skuId: skuOf(0), quantity: 2 },
    { skuId: skuOf(1), quantity: 3 },
  ])
  await pay(at, fixture.buyer.token, paymentId)
  return [orderIds[0] ?? '', orderIds[1] ?? '']
}

test('webhook re-run deletes and refunds again: each notice of a payment and of a refund, five times more, changes nothing', async () => {
  const [id] = await payForTwo()
  await trade.requestCancel(id)
  await trade.agree(id)
  while ((await at.runJobs()) > 0);
  const notices = await at.db.select().from(simulatedNotices)
  expect(notices.map(({ body }) => (JSON.parse(body) as { kind: string }).kind).toSorted()).toEqual([
    'payment',
    'refund',
  ])
  const before = await digestOf(at.db)
  for (const notice of [...notices, ...notices, ...notices, ...notices, ...notices]) {
    const headers = { 'content-type': 'application/json', ...headersOf(notice) }
    const reply = await at.app.inject({
      method: 'POST',
      url: PAYMENT_NOTICE_PATH.replace(':provider', 'simulator'),
      headers,
      payload: notice.body,
    })
    expect([reply.statusCode, reply.body]).toEqual([200, 'success'])
  }
  await at.runJobs()
  expect(await digestOf(at.db)).toEqual(before)
  expect(await listViolations(at.db)).toEqual([])
})

test('paid check ignores the split, refunded reads paid: of two orders of one payment each says what became of it, after a jump of the clock too', async () => {
  const [first, second] = await payForTwo()
  const [, other] = fixture.sellers
  await trade.requestCancel(first)
  await trade.agree(first)
  const parcel = { carrier: 'sf' as const, trackingNumber: 'SF1234567890' }
  expect(
    await at.call('orders.shipOrder', { params: { id: second }, body: parcel }, { token: other.token }),
  ).toMatchObject({ success: true, data: { state: 'shipped' } })
  while ((await at.runJobs()) > 0);
  const { rows } = await at.db.execute(
    sql`select status, paid_fen::int as paid, refunded_fen::int as refunded from payments`,
  )
  // Two steps at 89.00 and three at 12.50, ten yuan to send each.
  expect(rows).toEqual([{ status: 'partiallyRefunded', paid: 18_800 + 4750, refunded: 18_800 }])
  expect(await trade.orderOf(first)).toMatchObject({
    state: 'cancelled',
    refundedFen: 18_800,
    refunds: [{ step: 'arrived' }],
  })
  expect(await trade.orderOf(second)).toMatchObject({ state: 'shipped', refundedFen: 0, refunds: [] })
  at.clock.advance(40 * DAY)
  while ((await at.runTimers()) + (await at.runJobs()) > 0);
  const token = await mintSession(at, fixture.buyer.userId, { activeRoles: ['owner'] })
  expect([await trade.orderOf(first, 'buyer', token), await trade.orderOf(second, 'buyer', token)]).toMatchObject([
    { state: 'cancelled' },
    { state: 'received' },
  ])
  const earned = await at.db.execute(
    sql`select account, balance_fen::int as fen from ledger_balances where balance_fen > 0`,
  )
  expect(earned.rows).toEqual([{ account: `pending:shop:${fixture.shopIds[1]}`, fen: 4750 - 188 }])
  expect(await listViolations(at.db)).toEqual([])
})

test('negative reserved: what is given back twice is given back once, and the table takes no less than nothing', async () => {
  const [id] = await payForTwo()
  await trade.requestCancel(id)
  await Promise.all([trade.agree(id), trade.agree(id), trade.agree(id)])
  at.clock.advance(2 * DAY)
  while ((await at.runTimers()) + (await at.runJobs()) > 0);
  expect(await stockOf(at, skuOf(0))).toEqual({ onHand: 100, reserved: 0 })
  for (const counters of [{ reserved: -1 }, { reserved: 101 }, { onHand: -1 }]) {
    await expect(
      at.db
        .update(skus)
        .set(counters)
        .where(sql`id = ${skuOf(0)}`),
    ).rejects.toMatchObject({ cause: { constraint: 'skus_stock' } })
  }
})
