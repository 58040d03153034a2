import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { orderLines } from '#tables/orders.ts'
import { digestOf } from '#testing/digest.ts'
import { asWindow, LARGE, SMALL, WINDOW_RULE } from '#testing/made-to-measure.ts'
import { makeTradeFixture, pay, placeOrders, stockOf, type TradeFixture, type Wanted } from '#testing/trade-fixture.ts'
import { addProduct } from '#testing/catalogue-fixture.ts'
import { systemOf } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { addDrawings } from '../files/index.ts'
import { changePrices, editProduct } from '../catalogue/index.ts'
import { listViolations } from '#invariants.ts'

/** 1.8 ㎡ at 680 yuan and 150 for the tilt; the small one is charged as 1 ㎡. */
const LARGE_FEN = 122_400 + 15_000
const SMALL_FEN = 68_000

const at = sharedTestApp({ isOfFileAlone: true })
let fixture: TradeFixture
let windowId: string
let skuId: string

beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  const [picture = ''] = await addDrawings(systemOf(at), [{ test: 'picture' }])
  const made = await addProduct(at, {
    shopId: fixture.shopIds[0],
    picture,
    skus: [{ priceFen: 68_000, stock: 5, pack: { weightGrams: 34_000, volumeCm3: 120_000 } }],
    change: asWindow,
  })
  windowId = made.id
  skuId = made.skuIds[0] ?? ''
})

const token = () => ({ token: fixture.buyer.token })
const two = (): Wanted[] => [
  { skuId, quantity: 2, measures: LARGE },
  { skuId, quantity: 1, measures: SMALL },
]
const quote = (lines: Wanted[]) =>
  at.call('orders.quoteOrder', { body: { lines, addressId: fixture.buyer.addressId } }, token())
const orderOf = async (id: string, view: 'buyer' | 'seller' = 'buyer') => {
  const person = view === 'buyer' ? fixture.buyer : fixture.sellers[0]
  const answer = await at.call('orders.getOrder', { params: { id }, query: { view } }, { token: person.token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const shown = (lines: readonly { measures: unknown; quantity: number; priceFen: number; unit: { step: string } }[]) =>
  lines.map(({ measures, quantity, priceFen, unit }) => [measures, quantity, priceFen, unit.step])
const WINDOWS = [
  [LARGE, 2, LARGE_FEN, 'set'],
  [SMALL, 1, SMALL_FEN, 'set'],
]

test('two sizes of one SKU are two lines, priced by the piece, from quote to order, on both sides', async () => {
  const quoted = await quote([...two(), { skuId, quantity: 1, measures: { ...LARGE } }].slice(0, 2))
  if (!quoted.success) throw new Error(quoted.message)
  expect(shown(quoted.data.shops[0]?.lines ?? [])).toEqual(WINDOWS)
  expect(quoted.data.shops[0]?.goodsFen).toBe(2 * LARGE_FEN + SMALL_FEN)
  // Free freight from a thousand yuan.
  expect(quoted.data.totalFen).toBe(342_800)
  const placed = await placeOrders(at, fixture.buyer, two())
  expect(placed.totalFen).toBe(342_800)
  const [id = ''] = placed.orderIds
  expect(shown((await orderOf(id)).lines)).toEqual(WINDOWS)
  expect(shown((await orderOf(id, 'seller')).lines)).toEqual(WINDOWS)
  expect(await stockOf(at, skuId)).toEqual({ onHand: 5, reserved: 3 })
  expect(await listViolations(at.db)).toEqual([])
})

test('equal measures are one line, in whatever order they are written', async () => {
  const { orderIds } = await placeOrders(at, fixture.buyer, [
    { skuId, quantity: 1, measures: { width: 1200, height: 1500, opening: 'tilt' } },
    { skuId, quantity: 1, measures: { opening: 'tilt', height: 1500, width: 1200 } },
  ])
  expect(shown((await orderOf(orderIds[0] ?? '')).lines)).toEqual([[LARGE, 2, LARGE_FEN, 'set']])
})

test('freight is that of what is really made, not of what is charged', async () => {
  const [sku] = fixture.skuIds[0]
  const quoted = await quote([
    { skuId, quantity: 2, measures: SMALL },
    { skuId: sku ?? '', quantity: 1 },
  ])
  expect(quoted).toMatchObject({ success: true, data: { shops: [{ freight: [{ amount: 3 }] }] } })
})

test.each<[string, Measures | undefined, object[]]>([
  ['none', undefined, ['width', 'height', 'opening'].map((field) => ({ field, fault: 'missing' }))],
  ['too narrow', { ...SMALL, width: 395 }, [{ field: 'width', fault: 'tooSmall' }]],
  ['too tall', { ...SMALL, height: 2605 }, [{ field: 'height', fault: 'tooLarge' }]],
  ['between the steps', { ...SMALL, width: 401 }, [{ field: 'width', fault: 'offStep' }]],
  ['with what is not asked', { ...SMALL, edge: 'polished' }, [{ field: 'edge', fault: 'notAsked' }]],
  ['in a way that is not made', { ...SMALL, opening: 'inward' }, [{ field: 'opening', fault: 'unknown' }]],
])('measures that cannot be made are refused by field, and nothing changes: %s', async (_name, measures, faults) => {
  const line = { skuId, quantity: 1, ...(measures && { measures }) }
  const before = await digestOf(at.db)
  const refusal = {
    status: 200,
    success: false,
    errorCode: 'MEASURES_WRONG',
    data: { skus: [{ skuId, faults }] },
  }
  expect(await quote([line])).toMatchObject(refusal)
  expect(await at.call('cart.addLine', { body: line }, token())).toMatchObject(refusal)
  const body = { lines: [line], addressId: fixture.buyer.addressId, quoteToken: '', remarks: [], isFromCart: false }
  expect(await at.call('orders.placeOrder', { body }, token())).toMatchObject(refusal)
  expect(await digestOf(at.db)).toEqual(before)
})

test('what is sold as it is takes no measures', async () => {
  const [plain = ''] = fixture.skuIds[0]
  const refusal = { errorCode: 'MEASURES_WRONG', data: { skus: [{ skuId: plain }] } }
  expect(await quote([{ skuId: plain, quantity: 1, measures: SMALL }])).toMatchObject(refusal)
  expect(await quote([{ skuId: plain, quantity: 1, measures: {} }])).toMatchObject(refusal)
})

test('sizes of one SKU share its pieces', async () => {
  const lines = [
    { skuId, quantity: 3, measures: LARGE },
    { skuId, quantity: 3, measures: SMALL },
  ]
  const before = await digestOf(at.db)
  // Counted in pieces, not in the ㎡ of its price.
  const short = { skuId, available: 5, unit: { step: 'set', minSteps: 1 } }
  expect(await quote(lines)).toMatchObject({ errorCode: 'STOCK_SHORT', data: { skus: [short] } })
  expect(await digestOf(at.db)).toEqual(before)
})

test('a rule or a price that changed between quote and order is caught: the new total, and nothing happened', async () => {
  const quoted = await quote(two())
  if (!quoted.success) throw new Error(quoted.message)
  const { quoteToken } = quoted.data
  const body = { lines: two(), addressId: fixture.buyer.addressId, quoteToken, remarks: [], isFromCart: false }
  await editProduct(systemOf(at), windowId, {
    madeToMeasure: { ...WINDOW_RULE, charge: { by: 'area', stepCm2: 100, leastCm2: 15_000 } },
  })
  const before = await digestOf(at.db)
  expect(await at.call('orders.placeOrder', { body }, token())).toMatchObject({
    errorCode: 'QUOTE_CHANGED',
    data: { totalFen: 342_800 + 34_000 },
  })
  expect(await digestOf(at.db)).toEqual(before)
  await editProduct(systemOf(at), windowId, {
    madeToMeasure: { ...WINDOW_RULE, sizes: WINDOW_RULE.sizes.map((size) => ({ ...size, minMm: 500 })) },
  })
  expect(await at.call('orders.placeOrder', { body }, token())).toMatchObject({ errorCode: 'MEASURES_WRONG' })
})

test('a token for other measures does not fit', async () => {
  const quoted = await quote([{ skuId, quantity: 1, measures: SMALL }])
  if (!quoted.success) throw new Error(quoted.message)
  // 0.48 ㎡ instead of 0.24: charged alike, and yet another window.
  const lines = [{ skuId, quantity: 1, measures: { ...SMALL, width: 800 } }]
  const { quoteToken } = quoted.data
  const body = { lines, addressId: fixture.buyer.addressId, quoteToken, remarks: [], isFromCart: false }
  expect(await at.call('orders.placeOrder', { body }, token())).toMatchObject({
    errorCode: 'QUOTE_CHANGED',
    data: { totalFen: quoted.data.totalFen },
  })
})

test('lines of one SKU are shipped and cancelled apart; stock and money follow each', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, two())
  const [id = ''] = orderIds
  await pay(at, fixture.buyer.token, paymentId)
  const [large = '', small = ''] = (await orderOf(id)).lines.map((line) => line.id)
  const seller = { token: fixture.sellers[0].token }
  const parcel = {
    carrier: 'sf' as const,
    trackingNumber: 'SF1234567890',
    lines: [
      { lineId: large, quantity: 1 },
      { lineId: small, quantity: 1 },
    ],
  }
  expect(await at.call('orders.shipOrder', { params: { id }, body: parcel }, seller)).toMatchObject({ success: true })
  expect(await stockOf(at, skuId)).toEqual({ onHand: 3, reserved: 1 })
  const rest = { reason: 'outOfStock' as const, lines: [{ lineId: large, quantity: 1 }] }
  expect(await at.call('orders.cancelPart', { params: { id }, body: rest }, seller)).toMatchObject({ success: true })
  expect(await stockOf(at, skuId)).toEqual({ onHand: 3, reserved: 0 })
  const order = await orderOf(id)
  expect([order.state, order.refundedFen]).toEqual(['shipped', LARGE_FEN])
  expect(await listViolations(at.db)).toEqual([])
})

test('pieces of several sizes in one order count as one order sold, as everywhere', async () => {
  const { paymentId } = await placeOrders(at, fixture.buyer, two())
  await pay(at, fixture.buyer.token, paymentId)
  expect(await at.call('catalogue.getProduct', { params: { id: windowId }, query: {} })).toMatchObject({
    data: { soldCount: 1 },
  })
})

test('a snapshot is of one line: its measures, the rule of then, and what the same piece costs today', async () => {
  const { orderIds } = await placeOrders(at, fixture.buyer, two())
  const [id = ''] = orderIds
  const [, small = ''] = (await orderOf(id)).lines.map((line) => line.id)
  await editProduct(systemOf(at), windowId, {
    madeToMeasure: { ...WINDOW_RULE, charge: { by: 'area', stepCm2: 100, leastCm2: 15_000 } },
  })
  await changePrices(systemOf(at), [{ skuId, priceFen: 70_000 }])
  const answer = await at.call('orders.getSnapshot', { params: { id, lineId: small } }, token())
  if (!answer.success) throw new Error(answer.message)
  const { line, listing, isIntact, differences } = answer.data
  expect([line.measures, line.priceFen, isIntact]).toEqual([SMALL, SMALL_FEN, true])
  expect(listing.madeToMeasure).toEqual(WINDOW_RULE)
  expect(differences.map(({ kind }) => kind)).toEqual(['price', 'madeToMeasure'])
  expect(differences[0]).toEqual({ kind: 'price', was: SMALL_FEN, now: 105_000 })
})

test('sizes of one SKU are held together: of five pieces one person holds four unpaid, however they are cut', async () => {
  const before = await digestOf(at.db)
  const lines = [
    { skuId, quantity: 3, measures: LARGE },
    { skuId, quantity: 2, measures: SMALL },
  ]
  expect(await quote(lines)).toMatchObject({
    status: 200,
    errorCode: 'HOLD_LIMIT',
    data: { skus: [{ skuId, available: 4 }] },
  })
  expect(await digestOf(at.db)).toEqual(before)
  expect(
    await quote([
      { skuId, quantity: 3, measures: LARGE },
      { skuId, quantity: 1, measures: SMALL },
    ]),
  ).toMatchObject({
    success: true,
  })
})

/** Stands last: the right stays in the database of the file. */
test('the invariants find a line whose measures are not what was shown', async () => {
  await placeOrders(at, fixture.buyer, two())
  await at.db.execute(sql`grant update on order_lines to current_user`)
  await at.db
    .update(orderLines)
    .set({ measures: { width: 99_999 } })
    .where(eq(orderLines.quantity, 2))
  expect((await listViolations(at.db)).map(({ rule }) => rule)).toEqual([
    'a line has measures just when what was shown to its buyer is made to measure, and all that was asked',
  ])
})
