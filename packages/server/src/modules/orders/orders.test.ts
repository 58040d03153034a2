import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products, skus } from '#tables/catalogue.ts'
import { countStatements } from '#testing/count-statements.ts'
import { makeTradeFixture, pay, placeOrders, stockOf, type TradeFixture } from '#testing/trade-fixture.ts'
import { logIn, signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
})

const first = (ids: string[]): string => ids[0] ?? ''
const cart = (quantity = 2) => [
  { skuId: first(fixture.skuIds[0]), quantity },
  { skuId: first(fixture.skuIds[1]), quantity: 3 },
]
const orderOf = async (id: string, token = fixture.buyer.token, view: 'buyer' | 'seller' = 'buyer') => {
  const answer = await at.call('orders.getOrder', { params: { id }, query: { view } }, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const violations = () => listViolations(at.db)

test('one checkout over two shops is an order for each and one payment, to the fen', async () => {
  const { token, addressId } = fixture.buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines: cart(), addressId } }, { token })
  expect(quote).toMatchObject({
    success: true,
    data: {
      totalFen: 23_550,
      shops: [
        { goodsFen: 17_800, freightFen: 1000, totalFen: 18_800 },
        { goodsFen: 3750, freightFen: 1000, totalFen: 4750 },
      ],
    },
  })
  const placed = await placeOrders(at, fixture.buyer, cart())
  expect(placed).toMatchObject({ totalFen: 23_550, payDueAt: '2026-11-21T08:30:00.000Z' })
  expect(placed.orderIds).toHaveLength(2)
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 100, reserved: 2 })
  const order = await orderOf(placed.orderIds[0] ?? '')
  expect(order).toMatchObject({
    state: 'unpaid',
    totalFen: 18_800,
    paymentFen: 23_550,
    actions: ['pay', 'cancel'],
    lineCount: 1,
  })
  expect(await violations()).toEqual([])
})

test('lines of one SKU that are together too many are too many', async () => {
  const skuId = first(fixture.skuIds[1])
  await at.db.update(skus).set({ onHand: 30_000 }).where(eq(skus.id, skuId))
  const lines = [6000, 4000].map((quantity) => ({ skuId, quantity }))
  const { token, addressId } = fixture.buyer
  expect(await at.call('orders.quoteOrder', { body: { lines, addressId } }, { token })).toMatchObject({
    status: 200,
    errorCode: 'AMOUNT_LIMIT',
  })
  expect(await stockOf(at, skuId)).toEqual({ onHand: 30_000, reserved: 0 })
})

test('placing an order of two lines takes 13 statements or fewer', async () => {
  const { token, addressId } = fixture.buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines: cart(), addressId } }, { token })
  if (!quote.success) throw new Error(quote.message)
  const body = { lines: cart(), addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: true }
  const { result, statements } = await countStatements(() => at.call('orders.placeOrder', { body }, { token }))
  expect(result).toMatchObject({ success: true })
  expect(statements.length).toBeLessThanOrEqual(13)
})

test('stale price honoured: one that changed after the quote is shown and never charged', async () => {
  const { token, addressId } = fixture.buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines: cart(), addressId } }, { token })
  if (!quote.success) throw new Error(quote.message)
  await at.db
    .update(skus)
    .set({ priceFen: sql`price_fen + 100` })
    .where(eq(skus.id, first(fixture.skuIds[0])))
  const body = { lines: cart(), addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: false }
  expect(await at.call('orders.placeOrder', { body }, { token })).toMatchObject({
    status: 200,
    errorCode: 'QUOTE_CHANGED',
    data: { totalFen: 23_750 },
  })
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 100, reserved: 0 })
  expect(await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token })).toMatchObject({
    data: { all: 0 },
  })
})

test.each([
  ['is taken back no longer', { returnRule: 'cut-no-return' }],
  ['ships a month later', { leadDays: 30 }],
] as const)('what %s since it was quoted is not ordered on the new terms unseen', async (_, terms) => {
  const { token, addressId } = fixture.buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines: cart(), addressId } }, { token })
  if (!quote.success) throw new Error(quote.message)
  await at.db.update(products).set(terms)
  const body = { lines: cart(), addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: false }
  expect(await at.call('orders.placeOrder', { body }, { token })).toMatchObject({
    status: 200,
    errorCode: 'QUOTE_CHANGED',
    data: { totalFen: quote.data.totalFen },
  })
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 100, reserved: 0 })
})

test('duplicate-SKU lines oversell: what is not there cannot be ordered, summed over its lines, and the refusal names it', async () => {
  const { token, addressId } = fixture.buyer
  const lines = [{ skuId: first(fixture.skuIds[0]), quantity: 101 }]
  const answer = await at.call('orders.quoteOrder', { body: { lines, addressId } }, { token })
  expect(answer).toMatchObject({
    status: 200,
    errorCode: 'STOCK_SHORT',
    data: { skus: [{ skuId: first(fixture.skuIds[0]), available: 100, unit: { minSteps: 1 } }] },
  })
  const twice = [...lines, { skuId: first(fixture.skuIds[0]), quantity: 1 }].map((line) => ({ ...line, quantity: 60 }))
  expect(await at.call('orders.quoteOrder', { body: { lines: twice, addressId } }, { token })).toMatchObject({
    errorCode: 'STOCK_SHORT',
  })
})

test.each([
  ['negative', { quantity: -1 }],
  ['zero', { quantity: 0 }],
  ['fractional', { quantity: 1.5 }],
  ['huge', { quantity: 10_000 }],
])('a %s quantity is 400 with its field path and changes nothing', async (_name, change) => {
  const { token, addressId } = fixture.buyer
  const lines = [{ skuId: first(fixture.skuIds[0]), ...change }]
  const body = { lines, addressId, quoteToken: 'x', remarks: [], isFromCart: false }
  const answer = await at.call('orders.placeOrder', { body }, { token })
  expect(answer).toMatchObject({
    status: 400,
    errorCode: 'INVALID_INPUT',
    data: { fields: { 'lines.0.quantity': expect.any(String) } },
  })
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 100, reserved: 0 })
})

test('the same key places one order; another request under it is refused', async () => {
  const { token, addressId } = fixture.buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines: cart(), addressId } }, { token })
  if (!quote.success) throw new Error(quote.message)
  const body = { lines: cart(), addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: false }
  const options = { token, idempotencyKey: '0192f0a0-0000-7000-8000-000000000001' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => at.call('orders.placeOrder', { body }, options)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 100, reserved: 2 })
  const other = { ...body, isFromCart: true }
  expect(await at.call('orders.placeOrder', { body: other }, options)).toMatchObject({
    status: 200,
    errorCode: 'IDEMPOTENCY_MISMATCH',
  })
})

test('vendor acts on another vendor’s order: address, order and payment of somebody else do not exist, and nothing changes', async () => {
  const stranger = await signIn(at, 'owner')
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, cart())
  const id = orderIds[0] ?? ''
  const lines = cart()
  expect(
    await at.call(
      'orders.quoteOrder',
      { body: { lines, addressId: fixture.buyer.addressId } },
      { token: stranger.token },
    ),
  ).toMatchObject({ status: 404 })
  expect(
    await at.call('orders.getOrder', { params: { id }, query: { view: 'buyer' } }, { token: stranger.token }),
  ).toMatchObject({ status: 404 })
  expect(
    await at.call('orders.cancelOrder', { params: { id }, body: { reason: 'changedMind' } }, { token: stranger.token }),
  ).toMatchObject({ status: 404 })
  expect(await at.call('payments.getPayment', { params: { id: paymentId } }, { token: stranger.token })).toMatchObject({
    status: 404,
  })
  expect(
    await at.call(
      'payments.startAttempt',
      { params: { id: paymentId }, body: { provider: 'simulator', amountFen: 23_550 } },
      { token: stranger.token },
    ),
  ).toMatchObject({ status: 404 })
  const [, otherSeller] = fixture.sellers
  expect(
    await at.call('orders.getOrder', { params: { id }, query: { view: 'seller' } }, { token: otherSeller.token }),
  ).toMatchObject({ status: 404 })
  expect((await orderOf(id)).state).toBe('unpaid')
})

test('earnings 0 while settlement is deferred: from paid to received, escrow, then the shop’s share and the commission frozen at placing', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, cart())
  const id = orderIds[0] ?? ''
  await pay(at, fixture.buyer.token, paymentId)
  expect(await orderOf(id)).toMatchObject({ state: 'paid', actions: ['requestCancel'] })
  const [seller] = fixture.sellers
  expect(await orderOf(id, seller.token, 'seller')).toMatchObject({
    actions: ['ship', 'cancelPart', 'remark'],
    address: { phone: '13912345678' },
    settlement: { commissionFen: 890, netFen: 17_910 },
  })
  const shipped = await at.call(
    'orders.shipOrder',
    { params: { id }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } },
    { token: seller.token },
  )
  expect(shipped).toMatchObject({
    success: true,
    data: { id, state: 'shipped', totalFen: 18_800, refundedFen: 0, actions: ['remark'] },
  })
  expect(await orderOf(id, seller.token, 'seller')).toMatchObject({
    parcels: [{ carrier: 'sf', trackingNumber: 'SF1234567890' }],
  })
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 98, reserved: 0 })
  const received = await at.call('orders.receiveOrder', { params: { id } }, { token: fixture.buyer.token })
  expect(received).toMatchObject({
    success: true,
    data: {
      state: 'received',
      actions: ['review', 'buyAgain', 'hide'],
    },
  })
  expect(await orderOf(id, fixture.buyer.token)).toMatchObject({
    timeline: [{ event: 'place' }, { event: 'pay' }, { event: 'ship' }, { event: 'receive', by: 'buyer' }],
  })
  expect(await violations()).toEqual([])
  const { rows } = await at.db.execute(
    sql`select account, balance_fen::int as fen from ledger_balances where balance_fen > 0 order by account`,
  )
  expect(rows).toEqual([
    { account: `escrow:order:${orderIds[1]}`, fen: 4750 },
    { account: `pending:shop:${fixture.shopIds[0]}`, fen: 17_910 },
  ])
})

test('before payment the seller sees no address, afterwards they do', async () => {
  const { orderIds } = await placeOrders(at, fixture.buyer, cart())
  const [seller] = fixture.sellers
  expect(await orderOf(orderIds[0] ?? '', seller.token, 'seller')).toMatchObject({
    address: { name: null, phone: null, detail: null },
    actions: ['reprice', 'cancel', 'remark'],
  })
})

test('an order that nobody pays closes after 30 minutes, stock and payment with it', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, cart())
  at.clock.advance(30 * 60 - 1)
  expect(await at.runTimers()).toBe(0)
  at.clock.advance(1)
  expect(await at.runTimers()).toBe(1)
  expect(await orderOf(orderIds[0] ?? '')).toMatchObject({
    state: 'cancelled',
    cancelReason: 'notPaidInTime',
    actions: ['buyAgain', 'hide'],
  })
  expect(await stockOf(at, first(fixture.skuIds[0]))).toEqual({ onHand: 100, reserved: 0 })
  expect(
    await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { state: 'closed', amountFen: 0 } })
  expect(await violations()).toEqual([])
})

test('a shipped order counts as received after ten days', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, cart())
  const id = orderIds[0] ?? ''
  await pay(at, fixture.buyer.token, paymentId)
  await at.call(
    'orders.shipOrder',
    { params: { id }, body: { carrier: 'zto', trackingNumber: '75000000000001' } },
    { token: fixture.sellers[0].token },
  )
  at.clock.advance(10 * 86_400)
  await at.runTimers()
  expect(await orderOf(id, await logIn(at, fixture.buyer.phone))).toMatchObject({ state: 'received' })
  expect(await violations()).toEqual([])
})

test('the tabs count exactly what their lists hold', async () => {
  const { paymentId } = await placeOrders(at, fixture.buyer, cart())
  await pay(at, fixture.buyer.token, paymentId)
  await placeOrders(at, fixture.buyer, [{ skuId: first(fixture.skuIds[0]), quantity: 1 }])
  const counts = await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token: fixture.buyer.token })
  expect(counts).toMatchObject({ data: { all: 3, unpaid: 1, toShip: 2, toReceive: 0, received: 0 } })
  for (const [tab, total] of [
    ['all', 3],
    ['unpaid', 1],
    ['toShip', 2],
  ] as const) {
    expect(
      await at.call('orders.listOrders', { query: { view: 'buyer', tab } }, { token: fixture.buyer.token }),
    ).toMatchObject({ data: { total } })
  }
  const seller = await at.call('orders.listOrders', { query: { view: 'seller' } }, { token: fixture.sellers[1].token })
  expect(seller).toMatchObject({ data: { total: 1 } })
  expect(
    await at.call('orders.listOrders', { query: { view: 'seller' } }, { token: fixture.buyer.token }),
  ).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' })
})
