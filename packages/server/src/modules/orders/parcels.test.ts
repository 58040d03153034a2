import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { pay, stockOf, type TradeFixture } from '#testing/trade-fixture.ts'
import { placeTwoLines, type trading } from '#testing/orders.ts'
import { logIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** A paid order of two lines. */
let id: string
let paymentId: string
let a: string
let b: string

beforeEach(async () => {
  ;({ fixture, trade, id, paymentId, a, b } = await placeTwoLines(at))
  await pay(at, fixture.buyer.token, paymentId)
})

const stocks = async () => Promise.all(fixture.skuIds[0].map((skuId) => stockOf(at, skuId)))
const balances = async () => {
  const { rows } = await at.db.execute<{ account: string; fen: number }>(
    sql`select split_part(account, ':', 1) as account, balance_fen::int as fen from ledger_balances where balance_fen > 0 order by account`,
  )
  return rows.map(({ account, fen }) => `${account} ${fen}`)
}

test('two parcels: each takes its own lines and stock, and the last one starts the clock', async () => {
  const first = await trade.ship(id, [{ lineId: a, quantity: 3 }])
  expect(first).toMatchObject({
    success: true,
    data: {
      state: 'partiallyShipped',
      actions: ['ship', 'cancelPart', 'remark'],
      autoReceiveAt: null,
      lines: [{ shippedQuantity: 3 }, { shippedQuantity: 0 }],
      parcels: [{ carrier: 'sf', trackingNumber: 'SF1234567890', lines: [{ lineId: a, quantity: 3 }] }],
    },
  })
  expect(await stocks()).toEqual([
    { onHand: 97, reserved: 1 },
    { onHand: 50, reserved: 3 },
  ])
  expect(await listViolations(at.db)).toEqual([])

  at.clock.advance(3600)
  const last = await trade.ship(id, undefined, { carrier: 'ownTruck', trackingNumber: '浙A12345' })
  expect(last).toMatchObject({
    success: true,
    data: {
      state: 'shipped',
      autoReceiveAt: '2026-12-01T09:00:00.000Z',
      lines: [{ shippedQuantity: 4 }, { shippedQuantity: 3 }],
    },
  })
  expect(
    (await trade.orderOf(id)).parcels.map(
      ({ lines }) => new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])),
    ),
  ).toEqual([
    new Map([[a, 3]]),
    new Map([
      [a, 1],
      [b, 3],
    ]),
  ])
  expect(await stocks()).toEqual([
    { onHand: 96, reserved: 0 },
    { onHand: 47, reserved: 0 },
  ])
  expect(await trade.receive(id)).toMatchObject({
    success: true,
    data: { state: 'received', actions: ['review', 'buyAgain', 'hide'] },
  })
  expect(await balances()).toEqual(['pending 44319'])
  expect(await listViolations(at.db)).toEqual([])
})

test.each([
  ['more than there is', () => [{ lineId: a, quantity: 5 }], 'TOO_MUCH'],
  [
    'more than there is in two mentions',
    () => [
      { lineId: a, quantity: 2 },
      { lineId: a, quantity: 3 },
    ],
    'TOO_MUCH',
  ],
  ['a line of nothing', () => [{ lineId: fixture.shopIds[0], quantity: 1 }], 'NOT_FOUND'],
])('a parcel of %s does not leave', async (_name, lines, code) => {
  expect(await trade.ship(id, lines())).toMatchObject({ success: false, errorCode: code })
  expect(await trade.orderOf(id)).toMatchObject({ state: 'paid', parcels: [] })
  expect(await stocks()).toEqual([
    { onHand: 100, reserved: 4 },
    { onHand: 50, reserved: 3 },
  ])
})

test('the same parcel asked for at once twenty times under keys of their own leaves as often as there are goods', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => trade.ship(id, [{ lineId: b, quantity: 1 }])))
  const outcomes = answers.map((answer) => (answer.success ? 'ok' : answer.errorCode)).toSorted()
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3)
  expect(await stocks()).toEqual([
    { onHand: 100, reserved: 4 },
    { onHand: 47, reserved: 0 },
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('restock on refund of unreturned goods: what was shipped stays shipped, exactly the rest is released, and its money goes back to the buyer', async () => {
  await trade.ship(id, [
    { lineId: a, quantity: 3 },
    { lineId: b, quantity: 1 },
  ])
  // Goods 8900 + 2 × 3333, of the freight 781 × 1/4 on the first and 219 × 2/3 on the second line.
  const cancelled = await trade.cancelPart(id, [
    { lineId: a, quantity: 1 },
    { lineId: b, quantity: 2 },
  ])
  const amountFen = 15_566 + 428
  expect(cancelled).toMatchObject({
    success: true,
    data: {
      state: 'shipped',
      refundedFen: amountFen,
      unshippedFen: 0,
      refunds: [
        {
          amountFen,
          freightFen: 428,
          reason: 'outOfStock: 停产',
          step: 'onWay',
          lines: expect.arrayContaining([
            { lineId: a, quantity: 1 },
            { lineId: b, quantity: 2 },
          ]),
        },
      ],
      lines: [
        { shippedQuantity: 3, cancelledQuantity: 1 },
        { shippedQuantity: 1, cancelledQuantity: 2 },
      ],
    },
  })
  await at.runJobs()
  expect(await trade.orderOf(id)).toMatchObject({
    refunds: [{ step: 'arrived', arrivedAt: '2026-11-21T08:00:00.000Z' }],
  })
  expect(await stocks()).toEqual([
    { onHand: 97, reserved: 0 },
    { onHand: 49, reserved: 0 },
  ])
  expect(await trade.receive(id)).toMatchObject({ success: true })
  expect(await listViolations(at.db)).toEqual([])
})

test('several refunds of one order: each its own, the commission with them, and together never more than was paid', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 2 }])
  const seller = async () => trade.orderOf(id, 'seller')
  expect((await seller()).settlement).toEqual({ commissionFen: 2280, netFen: 44_319 })
  for (const lineId of [b, a, b])
    expect(await trade.cancelPart(id, [{ lineId, quantity: 1 }])).toMatchObject({
      success: true,
      data: { state: 'partiallyShipped' },
    })
  await at.runJobs()
  const order = await seller()
  expect(order.refunds.map(({ step }) => step)).toEqual(['arrived', 'arrived', 'arrived'])
  expect(order.refundedFen).toBe(order.refunds.reduce((sum, { amountFen }) => sum + amountFen, 0))
  expect(order.settlement?.netFen).toBe(order.totalFen - order.refundedFen - (order.settlement?.commissionFen ?? 0))
  expect(await trade.cancelPart(id, [{ lineId: b, quantity: 2 }])).toMatchObject({
    success: false,
    errorCode: 'TOO_MUCH',
  })
  expect(await trade.ship(id)).toMatchObject({
    success: true,
    data: {
      state: 'shipped',
      lines: [
        { shippedQuantity: 3, cancelledQuantity: 1 },
        { shippedQuantity: 1, cancelledQuantity: 2 },
      ],
    },
  })
  await trade.receive(id)
  expect(await balances()).toEqual([`pending ${order.settlement?.netFen}`])
  expect(await listViolations(at.db)).toEqual([])
})

test('random refund id: a refund asked for twenty times at once, with one key and with many, happens once', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 4 }])
  const body = { lines: [{ lineId: b, quantity: 3 }], reason: 'outOfStock' as const }
  const { token } = fixture.sellers[0]
  const sameKey = { token, idempotencyKey: '0192f0a0-0000-7000-8000-000000000002' }
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      at.call('orders.cancelPart', { params: { id }, body }, n % 2 ? sameKey : { token }),
    ),
  )
  await at.runJobs()
  const { rows } = await at.db.execute(sql`select count(*)::int as refunds, sum(amount_fen)::int as fen from refunds`)
  expect(rows).toEqual([{ refunds: 1, fen: 9999 + 429 }])
  expect(await listViolations(at.db)).toEqual([])
})

test('the buyer wants the rest cancelled: no parcel leaves meanwhile, and a day of silence grants it', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 4 }], { carrier: 'ownTruck', trackingNumber: '浙A12345' })
  expect(await trade.requestCancel(id)).toMatchObject({
    data: {
      state: 'restCancelRequested',
      actions: ['withdrawCancel'],
      unshippedFen: 10_428,
      cancelAnswerDueAt: '2026-11-22T08:00:00.000Z',
    },
  })
  expect(await trade.ship(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await trade.withdraw(id)).toMatchObject({ data: { state: 'partiallyShipped', cancelAnswerDueAt: null } })
  await trade.requestCancel(id)
  expect(await trade.decline(id)).toMatchObject({
    data: { state: 'partiallyShipped', actions: ['ship', 'cancelPart', 'remark'] },
  })
  await trade.requestCancel(id)
  at.clock.advance(86_400)
  await at.runTimers()
  await at.runJobs()
  const token = await logIn(at, fixture.buyer.phone)
  // Three days for the truck, from now: until now there was something more to wait for.
  expect(await trade.orderOf(id, 'buyer', token)).toMatchObject({
    state: 'shipped',
    refundedFen: 10_428,
    autoReceiveAt: '2026-11-25T08:00:00.000Z',
    refunds: [{ reason: 'changedMind', step: 'arrived' }],
  })
  at.clock.advance(3 * 86_400)
  await at.runTimers()
  expect(await trade.orderOf(id, 'buyer', token)).toMatchObject({ state: 'received' })
  expect(await listViolations(at.db)).toEqual([])
})

test('the seller grants it at once; what is shipped and cancelled cannot be cancelled again', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 4 }])
  await trade.requestCancel(id)
  expect(await trade.agree(id)).toMatchObject({ success: true, data: { state: 'shipped', refundedFen: 10_428 } })
  expect(await trade.agree(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await trade.requestCancel(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await trade.cancelPart(id, [{ lineId: a, quantity: 1 }])).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await listViolations(at.db)).toEqual([])
})

test('ship, cancel a part, and the request of the buyer at once: whatever wins, stock and money are exact', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 1 }])
  await Promise.all([
    trade.ship(id, [{ lineId: a, quantity: 2 }]),
    trade.cancelPart(id, [{ lineId: a, quantity: 3 }]),
    trade.requestCancel(id),
    trade.ship(id),
    trade.cancelPart(id, [{ lineId: b, quantity: 3 }]),
  ])
  await at.runJobs()
  expect(['partiallyShipped', 'restCancelRequested', 'shipped']).toContain((await trade.orderOf(id)).state)
  expect(await listViolations(at.db)).toEqual([])
})
