import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { digestOf } from '#testing/digest.ts'
import {
  addAddress,
  makeTradeFixture,
  pay,
  placeOrders,
  stockOf,
  type TradeFixture,
  type Wanted,
} from '#testing/trade-fixture.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'
import { products, skus } from '#tables/catalogue.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
/** Ten pieces of each SKU. */
let skuIds: string[]
beforeAll(async () => {
  const ten = { priceFen: 8900, stock: 10 }
  fixture = await makeTradeFixture(at, [
    [ten, ten, ten, { ...ten, stock: 1 }, ten, { ...ten, stock: 100 }],
    [{ priceFen: 1250, stock: 100 }],
  ])
  ;[skuIds] = fixture.skuIds
})

const sku = (place: number): string => skuIds[place] ?? ''
const newBuyer = async (): Promise<TradeFixture['buyer']> => {
  const person = await addPerson(at, ['owner'])
  return { ...person, addressId: await addAddress(at, person.token) }
}
const quote = (lines: Wanted[], { token, addressId } = fixture.buyer) =>
  at.call('orders.quoteOrder', { body: { lines, addressId } }, { token })

test('one person holds no more than four fifths of a SKU unpaid, over all their orders; paid, the rest is theirs to buy', async () => {
  const skuId = sku(0)
  const held = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 6 }])
  const before = await digestOf(at.db)
  expect(await quote([{ skuId, quantity: 3 }])).toMatchObject({
    status: 200,
    errorCode: 'HOLD_LIMIT',
    data: { skus: [{ skuId, title: expect.any(String), available: 2 }] },
  })
  expect(await digestOf(at.db)).toEqual(before)
  await placeOrders(at, fixture.buyer, [{ skuId, quantity: 2 }])
  expect(await quote([{ skuId, quantity: 1 }])).toMatchObject({ data: { skus: [{ available: 0 }] } })
  // What one person may not hold another one may.
  expect(await quote([{ skuId, quantity: 1 }], await newBuyer())).toMatchObject({ success: true })
  await pay(at, fixture.buyer.token, held.paymentId)
  expect(await quote([{ skuId, quantity: 1 }])).toMatchObject({ success: true })
})

test('orders placed at the same time are counted together, and the refused one has changed nothing', async () => {
  const skuId = sku(1)
  const buyer = await newBuyer()
  const lines = [{ skuId, quantity: 5 }]
  const asked = await quote(lines, buyer)
  if (!asked.success) throw new Error(asked.message)
  const body = {
    lines,
    addressId: buyer.addressId,
    quoteToken: asked.data.quoteToken,
    remarks: [],
    isFromCart: false,
  }
  const answers = await Promise.all([1, 2].map(() => at.call('orders.placeOrder', { body }, { token: buyer.token })))
  expect(answers.map((answer) => (answer.success ? 'ok' : answer.errorCode)).toSorted()).toEqual(['HOLD_LIMIT', 'ok'])
  expect(await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token: buyer.token })).toMatchObject({
    data: { unpaid: 1 },
  })
  expect(await listViolations(at.db)).toEqual([])
})

test('the last piece may be ordered by anybody, and a cancelled order holds nothing', async () => {
  await placeOrders(at, await newBuyer(), [{ skuId: sku(3), quantity: 1 }])
  const buyer = await newBuyer()
  const { orderIds } = await placeOrders(at, buyer, [{ skuId: sku(2), quantity: 8 }])
  expect(await quote([{ skuId: sku(2), quantity: 1 }], buyer)).toMatchObject({ errorCode: 'HOLD_LIMIT' })
  const cancel = { params: { id: orderIds[0] ?? '' }, body: { reason: 'changedMind' as const } }
  expect(await at.call('orders.cancelOrder', cancel, { token: buyer.token })).toMatchObject({ success: true })
  expect(await quote([{ skuId: sku(2), quantity: 8 }], buyer)).toMatchObject({ success: true })
})

describe('what ended unpaid within a day lowers the share, the first excepted', () => {
  const cancel = (id: string | undefined, { token }: TradeFixture['buyer']) =>
    at.call('orders.cancelOrder', { params: { id: id ?? '' }, body: { reason: 'changedMind' } }, { token })
  const close = (id: string | undefined) =>
    at.call(
      'orders.closeOrder',
      { params: { id: id ?? '' }, body: { reason: 'outOfStock' } },
      { token: fixture.sellers[0]?.token ?? '' },
    )
  /** The answer to asking for all there is, when this much is the buyer's share. */
  const share = (available: number) => ({ errorCode: 'HOLD_LIMIT', data: { skus: [{ available }] } })
  const askForAll = (buyer: TradeFixture['buyer'], all = 100) => quote([{ skuId: sku(5), quantity: all }], buyer)

  test('by half for each, by the buyer or by time, of this SKU only; a day later it is whole again', async () => {
    const buyer = await newBuyer()
    const hold = async (quantity: number) => (await placeOrders(at, buyer, [{ skuId: sku(5), quantity }])).orderIds[0]
    expect(await askForAll(buyer)).toMatchObject(share(80))
    expect(await cancel(await hold(80), buyer)).toMatchObject({ success: true })
    expect(await askForAll(buyer)).toMatchObject(share(80))
    expect(await cancel(await hold(80), buyer)).toMatchObject({ success: true })
    expect(await askForAll(buyer)).toMatchObject(share(40))
    await hold(40)
    at.clock.advance(1800)
    await at.runTimers()
    expect(await askForAll(buyer)).toMatchObject(share(20))
    expect(await quote([{ skuId: sku(2), quantity: 8 }], buyer)).toMatchObject({ success: true })
    expect(await askForAll(await newBuyer())).toMatchObject(share(80))
    for (let times = 0; times < 8; times++) expect(await cancel(await hold(1), buyer)).toMatchObject({ success: true })
    // The smallest order is always allowed.
    expect(await askForAll(buyer)).toMatchObject(share(1))
    at.clock.advance(86_400)
    expect(await askForAll(buyer)).toMatchObject(share(80))
    expect(await listViolations(at.db)).toEqual([])
  })

  test('what was paid for makes up for one each, and what the shop closed does not count', async () => {
    const buyer = await newBuyer()
    const hold = (quantity: number) => placeOrders(at, buyer, [{ skuId: sku(5), quantity }])
    for (let times = 0; times < 3; times++) await cancel((await hold(2)).orderIds[0], buyer)
    expect(await askForAll(buyer)).toMatchObject(share(20))
    expect(await close((await hold(2)).orderIds[0])).toMatchObject({ success: true })
    expect(await askForAll(buyer)).toMatchObject(share(20))
    await pay(at, buyer.token, (await hold(20)).paymentId)
    // Of the 80 that are not paid for four fifths, halved once.
    expect(await askForAll(buyer, 80)).toMatchObject(share(32))
  })
})

test('what is left counts as nothing when it is less than the minimum quantity', async () => {
  const buyer = await newBuyer()
  await at.db.update(products).set({ unitMinSteps: 12 })
  expect(await quote([{ skuId: sku(4), quantity: 12 }], buyer)).toMatchObject({
    status: 200,
    errorCode: 'STOCK_SHORT',
    data: { skus: [{ skuId: sku(4), available: 0 }] },
  })
  await at.db.update(products).set({ unitMinSteps: 3 })
  await placeOrders(at, buyer, [{ skuId: sku(4), quantity: 6 }])
  expect(await quote([{ skuId: sku(4), quantity: 3 }], buyer)).toMatchObject({
    status: 200,
    errorCode: 'HOLD_LIMIT',
    data: { skus: [{ skuId: sku(4), available: 0 }] },
  })
})

test('stock that goes while an order is placed counts as nothing when less than the minimum quantity is left', async () => {
  const skuId = sku(2)
  await at.db.update(products).set({ unitMinSteps: 3 })
  const buyer = await newBuyer()
  const { token, addressId } = buyer
  const lines = [{ skuId, quantity: 5 }]
  const asked = await quote(lines, buyer)
  if (!asked.success) throw new Error(asked.message)
  const body = { lines, addressId, quoteToken: asked.data.quoteToken, remarks: [], isFromCart: false }
  const placing = await at.db.transaction(async (tx) => {
    await tx.update(skus).set({ onHand: 2 }).where(eq(skus.id, skuId))
    const answer = at.call('orders.placeOrder', { body }, { token })
    await lockAwaited(at)
    return { answer }
  })
  expect(await placing.answer).toMatchObject({
    status: 200,
    errorCode: 'STOCK_SHORT',
    data: { skus: [{ skuId, title: expect.any(String), available: 0 }] },
  })
  expect(await stockOf(at, skuId)).toEqual({ onHand: 2, reserved: 0 })
  expect(await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token })).toMatchObject({
    data: { all: 0 },
  })
})
