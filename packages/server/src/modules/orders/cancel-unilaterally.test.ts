import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '#testing/catalogue-fixture.ts'
import { digestOf } from '#testing/digest.ts'
import { makeTradeFixture, pay, placeOrders, stockOf } from '#testing/trade-fixture.ts'
import { placeTwoLines, trading } from '#testing/orders.ts'
import { mintSession } from '#testing/sessions.ts'
import { systemOf } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { editProduct } from '../catalogue/index.ts'
import { listViolations } from '#invariants.ts'

const DAY = 86_400

const at = sharedTestApp()

/** Two lines, paid at the beginning. */
async function placePaid() {
  const made = await placeTwoLines(at)
  await pay(at, made.fixture.buyer.token, made.paymentId)
  return made
}

test('a paid order that the shop neither ships nor lets go is cancelled by its buyer after fifteen days', async () => {
  const { trade, id, fixture } = await placePaid()
  expect((await trade.orderOf(id)).cancelling).toEqual({
    unilaterallyFrom: '2026-12-06T08:00:00.000Z',
    declines: 0,
    requestsLeft: 3,
  })
  for (let asked = 1; asked <= 3; asked++) {
    expect(await trade.requestCancel(id)).toMatchObject({ data: { state: 'cancelRequested' } })
    expect(await trade.decline(id)).toMatchObject({
      data: { state: 'paid', cancelling: { declines: asked, requestsLeft: 3 - asked } },
    })
  }
  at.clock.advance(15 * DAY - 1)
  const before = await digestOf(at.db)
  expect(await trade.requestCancel(id)).toMatchObject({ status: 200, errorCode: 'TOO_OFTEN' })
  expect(await trade.cancelUnilaterally(id)).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  expect(await digestOf(at.db)).toEqual(before)
  at.clock.advance(1)
  expect((await trade.orderOf(id)).actions).toEqual(['cancelUnilaterally'])
  expect(await trade.cancelUnilaterally(id)).toMatchObject({
    data: { state: 'cancelled', refundedFen: 46_599, cancelling: null, refunds: [{ reason: 'changedMind' }] },
  })
  await at.runJobs()
  expect(await trade.orderOf(id)).toMatchObject({ refunds: [{ amountFen: 46_599, step: 'arrived' }] })
  expect((await trade.orderOf(id)).timeline.at(-1)).toMatchObject({ event: 'cancelUnilaterally', by: 'buyer' })
  expect(await stockOf(at, fixture.skuIds[0][0] ?? '')).toEqual({ onHand: 100, reserved: 0 })
  expect(await trade.ship(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await listViolations(at.db)).toEqual([])
})

test('who waits for an answer when the time comes need not wait for it', async () => {
  const { trade, id } = await placePaid()
  at.clock.advance(15 * DAY - 60)
  await trade.requestCancel(id)
  at.clock.advance(60)
  expect((await trade.orderOf(id)).actions).toEqual(['withdrawCancel', 'cancelUnilaterally'])
  expect(await trade.cancelUnilaterally(id)).toMatchObject({ data: { state: 'cancelled', refundedFen: 46_599 } })
  at.clock.advance(DAY)
  await at.runTimers()
  expect((await trade.orderOf(id)).timeline.map(({ event }) => event)).toEqual([
    'place',
    'pay',
    'requestCancel',
    'cancelUnilaterally',
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('of an order that has left in part the rest is cancelled without asking, and what has left is received', async () => {
  const { trade, id, a, fixture } = await placePaid()
  await trade.ship(id, [{ lineId: a, quantity: 4 }])
  at.clock.advance(15 * DAY)
  expect((await trade.orderOf(id)).actions).toEqual(['cancelUnilaterally'])
  expect(await trade.cancelUnilaterally(id)).toMatchObject({
    data: { state: 'shipped', refundedFen: 10_428, autoReceiveAt: '2026-12-16T08:00:00.000Z', cancelling: null },
  })
  expect(await trade.cancelUnilaterally(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  at.clock.advance(10 * DAY)
  await at.runTimers()
  const token = await mintSession(at, fixture.buyer.userId, { activeRoles: ['owner'] })
  expect(await trade.orderOf(id, 'buyer', token)).toMatchObject({ state: 'received' })
  expect(await listViolations(at.db)).toEqual([])
})

test('a lead time that the goods promised comes first, as it stood when the order was placed', async () => {
  const fixture = await makeTradeFixture(at)
  const trade = trading(at, fixture)
  const [skuId = ''] = fixture.skuIds[0]
  const { rows } = await at.db.execute<{ id: string }>(`select product_id as id from skus where id = '${skuId}'`)
  const productId = rows[0]?.id ?? ''
  await editProduct(systemOf(at), productId, { leadDays: 20 })
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 1 }])
  const [id = ''] = orderIds
  await pay(at, fixture.buyer.token, paymentId)
  // What the shop promises from now on is for those who order from now on.
  await editProduct(systemOf(at), productId, { leadDays: 90 })
  expect(await trade.orderOf(id)).toMatchObject({ cancelling: { unilaterallyFrom: '2026-12-26T08:00:00.000Z' } })
  for (const view of ['buyer', 'seller'] as const)
    expect((await trade.orderOf(id, view)).shipDueAt).toBe('2026-12-11T08:00:00.000Z')
  at.clock.advance(35 * DAY - 1)
  expect((await trade.orderOf(id)).actions).toEqual(['requestCancel'])
  at.clock.advance(1)
  expect(await trade.cancelUnilaterally(id)).toMatchObject({ data: { state: 'cancelled' } })
  expect(await listViolations(at.db)).toEqual([])
})

test('of two goods in one order the longer lead time counts for the whole of it, whichever stands first', async () => {
  const fixture = await makeTradeFixture(at)
  const trade = trading(at, fixture)
  const [slow = ''] = fixture.skuIds[0]
  const { rows } = await at.db.execute<{ id: string; pictureFileId: string }>(
    sql`select p.id, s.picture_file_id as "pictureFileId" from skus s join products p on p.id = s.product_id where s.id = ${slow}`,
  )
  const { id: productId = '', pictureFileId: picture = '' } = rows[0] ?? {}
  await editProduct(systemOf(at), productId, { leadDays: 20 })
  const made = await addProduct(at, { shopId: fixture.shopIds[0], picture, skus: [{ priceFen: 100, stock: 9 }] })
  const [quick = ''] = made.skuIds
  for (const order of [
    [slow, quick],
    [quick, slow],
  ]) {
    const { orderIds, paymentId } = await placeOrders(
      at,
      fixture.buyer,
      order.map((skuId) => ({ skuId, quantity: 1 })),
    )
    expect(orderIds).toHaveLength(1)
    await pay(at, fixture.buyer.token, paymentId)
    expect(await trade.orderOf(orderIds[0] ?? '')).toMatchObject({
      shipDueAt: '2026-12-11T08:00:00.000Z',
      cancelling: { unilaterallyFrom: '2026-12-26T08:00:00.000Z' },
    })
  }
})

test('a cancellation without consent races with ship: exactly one wins, stock and money are exact', async () => {
  const fixture = await makeTradeFixture(at)
  const trade = trading(at, fixture)
  const won = { cancelled: 0, shipped: 0 }
  const ids: string[] = []
  for (let round = 0; round < 8; round++) {
    const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
    await pay(at, fixture.buyer.token, placed.paymentId)
    ids.push(placed.orderIds[0] ?? '')
  }
  at.clock.advance(15 * DAY)
  for (const [round, id] of ids.entries()) {
    const steps = [() => trade.cancelUnilaterally(id), () => trade.ship(id)]
    const answers = await Promise.all((round % 2 ? steps : steps.toReversed()).map((step) => step()))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'NOT_NOW' })
    won[(await trade.orderOf(id)).state as keyof typeof won]++
  }
  await at.runJobs()
  expect(won.cancelled + won.shipped).toBe(8)
  expect(await stockOf(at, fixture.skuIds[0][0] ?? '')).toEqual({ onHand: 100 - won.shipped, reserved: 0 })
  expect(await listViolations(at.db)).toEqual([])
})
