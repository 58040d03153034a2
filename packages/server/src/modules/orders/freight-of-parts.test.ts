import { readFileSync } from 'node:fs'
import { allocateFen } from '@zhujia/contract/core/money.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addAddress, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { addProduct, freightRule, makeCatalogue, openShopWith, type TestSku } from '#testing/catalogue-fixture.ts'
import { trading } from '#testing/orders.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp({ isOfFileAlone: true })
let buyer: TradeFixture['buyer']
let trade: ReturnType<typeof trading>
/** ¥226 a piece, by parcel, ¥15 and free from ¥500. */
let rail: string
/** ¥89, by parcel too. */
let tap: string
/** ¥2,899 and ¥333, by truck for ¥120 and ¥40 for each further piece. */
let toilet: string
let basin: string

const TEMPLATES = ['parcel', 'truck', 'weight', 'volume'] as const
/** Puts goods on sale that go by a template. @returns their SKUs */
let shelve: (template: (typeof TEMPLATES)[number], skus: Omit<TestSku, 'stock'>[]) => Promise<string[]>
/** ¥10 for the first kilogram or litre, ¥0.44 for each further one. */
const heavy = freightRule({ firstAmount: 1000, nextAmount: 1000, nextFen: 44 })

beforeEach(async () => {
  const picture = await makeCatalogue(at)
  const seller = await addPerson(at, ['merchant'])
  const shop = await openShopWith(at, {
    ownerId: seller.userId,
    picture,
    freight: [
      { name: '标准快递', measure: 'piece', rules: [freightRule({ firstFen: 1500, freeFromFen: 50_000 })] },
      { name: '卫浴大件物流', measure: 'piece', rules: [freightRule({ firstFen: 12_000, nextFen: 4000 })] },
      { name: '重货', measure: 'weight', rules: [heavy] },
      { name: '泡货', measure: 'volume', rules: [heavy] },
    ],
  })
  shelve = async (template, skus) => {
    const stocked = skus.map((sku) => ({ ...sku, stock: 100 }))
    const change = { freightTemplateId: shop.templateIds[TEMPLATES.indexOf(template)] ?? '' }
    return (await addProduct(at, { shopId: shop.id, picture, skus: stocked, change })).skuIds
  }
  ;[rail = '', tap = ''] = await shelve('parcel', [{ priceFen: 22_600 }, { priceFen: 8900 }])
  ;[toilet = '', basin = ''] = await shelve('truck', [{ priceFen: 289_900 }, { priceFen: 33_300 }])
  const person = await addPerson(at, ['owner'])
  buyer = { ...person, addressId: await addAddress(at, person.token) }
  trade = trading(at, { buyer, sellers: [seller, seller], shopIds: [shop.id, shop.id], skuIds: [[], []] })
})

const place = async (lines: { skuId: string; quantity: number }[]) => {
  const { orderIds, paymentId } = await placeOrders(at, buyer, lines)
  const [id = ''] = orderIds
  const order = await trade.orderOf(id)
  const lineIds = order.lines.map((line) => line.id)
  return { id, paymentId, order, lineIds, caused: order.lines.map(({ freightFen }) => freightFen) }
}
const RAILS_AND_TOILET = () => [
  { skuId: rail, quantity: 5 },
  { skuId: toilet, quantity: 1 },
]
const freightBack = async (id: string) => (await trade.orderOf(id)).refunds.map(({ freightFen }) => freightFen)

test('a toilet that is out of stock gives back its whole truck freight: the rails beside it travel free, as was quoted', async () => {
  const { id, paymentId, order, lineIds, caused } = await place(RAILS_AND_TOILET())
  expect([order.freightFen, caused]).toEqual([12_000, [0, 12_000]])
  await pay(at, buyer.token, paymentId)
  expect(await trade.cancelPart(id, [{ lineId: lineIds[1] ?? '', quantity: 1 }])).toMatchObject({
    success: true,
    data: { refundedFen: 289_900 + 12_000, unshippedFen: 113_000, refunds: [{ freightFen: 12_000 }] },
  })
  expect(await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 5 }])).toMatchObject({
    data: { state: 'cancelled', refundedFen: order.totalFen },
  })
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('rails that are out of stock give back no freight: the truck with the toilet costs what it costs', async () => {
  const { id, paymentId, lineIds } = await place(RAILS_AND_TOILET())
  await pay(at, buyer.token, paymentId)
  await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 2 }])
  expect(await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 3 }])).toMatchObject({
    success: true,
    data: { refundedFen: 113_000, unshippedFen: 289_900 + 12_000 },
  })
  expect(await freightBack(id)).toEqual([0, 0])
  expect(await trade.ship(id)).toMatchObject({ success: true })
  expect(await trade.receive(id)).toMatchObject({ data: { state: 'received' } })
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('within a consignment freight falls by the pieces that it is charged by, and is back whole with its last line', async () => {
  const { id, paymentId, order, lineIds, caused } = await place([
    { skuId: toilet, quantity: 1 },
    { skuId: tap, quantity: 1 },
    { skuId: basin, quantity: 2 },
  ])
  // ¥200 over one toilet and two basins, and the parcel's ¥15.
  expect([order.freightFen, caused]).toEqual([21_500, [6667, 1500, 13_333]])
  await pay(at, buyer.token, paymentId)
  for (const lineId of [lineIds[2], lineIds[0], lineIds[2]])
    expect(await trade.cancelPart(id, [{ lineId: lineId ?? '', quantity: 1 }])).toMatchObject({ success: true })
  expect((await freightBack(id)).toSorted((a, b) => a - b)).toEqual([6666, 6667, 6667])
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test.each([
  // ¥43 for 76 kg, and ¥62.80 for 121 litres.
  ['weight', { weightGrams: 25_000 }, [57, 4243]],
  ['volume', { volumeCm3: 40_000 }, [52, 6228]],
] as const)('a template that charges by %s shares its freight by that, whatever the goods cost', async (...row) => {
  const [measure, pack, parts] = row
  const [cement = '', lamp = ''] = await shelve(measure, [{ priceFen: 2900, pack }, { priceFen: 89_900 }])
  const { id, paymentId, lineIds, caused } = await place([
    { skuId: lamp, quantity: 1 },
    { skuId: cement, quantity: 3 },
  ])
  expect(caused).toEqual(parts)
  await pay(at, buyer.token, paymentId)
  await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 1 }])
  await trade.cancelPart(id, [{ lineId: lineIds[1] ?? '', quantity: 3 }])
  expect((await freightBack(id)).toSorted((a, b) => a - b)).toEqual(parts)
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('what the shop raises the freight by is given back with any goods, by value, and the quoted freight with its own', async () => {
  const { id, paymentId, lineIds } = await place(RAILS_AND_TOILET())
  await trade.reprice(id, { discountFen: 0, freightFen: 20_000 })
  await pay(at, buyer.token, paymentId)
  // ¥80 × 113,000 ÷ 402,900 = ¥22.44 for five rails, of which two give back ¥8.97.
  expect(await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 2 }])).toMatchObject({
    data: { refundedFen: 45_200 + 897, unshippedFen: 67_800 + 1347 + 289_900 + 17_756 },
  })
  await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 3 }])
  expect((await freightBack(id)).toSorted((a, b) => a - b)).toEqual([897, 1347])
  expect(await trade.ship(id)).toMatchObject({ success: true })
  expect(await trade.receive(id)).toMatchObject({ data: { state: 'received' } })
  // 5 % of what is left of goods and raise: ¥2,899 and ¥57.56.
  expect(await trade.orderOf(id, 'seller')).toMatchObject({ settlement: { commissionFen: 14_783 } })
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('a freight below the quoted one follows the lines that caused it, whatever the price was in between', async () => {
  const { id, paymentId, lineIds } = await place(RAILS_AND_TOILET())
  for (const freightFen of [0, 6000])
    expect(await trade.reprice(id, { discountFen: 0, freightFen })).toMatchObject({ success: true })
  await pay(at, buyer.token, paymentId)
  await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 5 }])
  expect(await freightBack(id)).toEqual([0])
  expect(await trade.cancelPart(id, [{ lineId: lineIds[1] ?? '', quantity: 1 }])).toMatchObject({
    data: { state: 'cancelled', refundedFen: 113_000 + 289_900 + 6000 },
  })
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('a freight that is asked where none was quoted falls by value', async () => {
  const { id, paymentId, lineIds, caused } = await place([
    { skuId: rail, quantity: 2 },
    { skuId: tap, quantity: 1 },
    { skuId: tap, quantity: 1 },
  ])
  expect(caused).toEqual([0, 0])
  await trade.reprice(id, { discountFen: 0, freightFen: 3000 })
  await pay(at, buyer.token, paymentId)
  await trade.cancelPart(id, [{ lineId: lineIds[1] ?? '', quantity: 2 }])
  // 17,800 of 63,000.
  expect(await freightBack(id)).toEqual([848])
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

/** Runs what a migration does after it has added its column. */
async function migrate(file: string): Promise<void> {
  const text = readFileSync(new URL(`../../tables/migrations/${file}.sql`, import.meta.url), 'utf8')
  const [, grant = '', fill = ''] = text.split('--> statement-breakpoint')
  for (const statement of [grant, fill]) await at.db.execute(sql.raw(statement))
}

test('lines of before get the shares by value of their quoted freight, to the fen; where another was asked they get none', async () => {
  for (const quantities of [
    [1, 1, 0],
    [3, 7, 0],
    [1, 2, 9],
    [1, 1, 1],
  ])
    await place(
      [toilet, basin, tap]
        .map((skuId, index) => ({ skuId, quantity: quantities[index] ?? 0 }))
        .filter(({ quantity }) => quantity > 0),
    )
  const { id, paymentId, lineIds } = await place(RAILS_AND_TOILET())
  await trade.reprice(id, { discountFen: 0, freightFen: 5 })
  await at.db.execute(sql`grant update (freight_fen) on order_lines to current_user`)
  await at.db.execute(sql`update order_lines set freight_fen = 0`)
  await migrate('0045_line_freight')
  await migrate('0046_freight_by_value')
  const { rows } = await at.db.execute<{ id: string; quoted: number; worth: number[]; filled: number[] }>(sql`
    select o.id, o.quoted_freight_fen::int as quoted, array_agg(l.total_fen::int order by position) as worth, array_agg(l.freight_fen::int order by position) as filled
    from orders o join order_lines l on l.order_id = o.id group by o.id order by o.id`)
  expect(rows.map(({ filled }) => filled)).toEqual(
    rows.map((row) => (row.id === id ? lineIds.map(() => 0) : allocateFen(row.quoted, row.worth))),
  )
  const { rows: marked } = await at.db.execute(sql`select id from orders where is_freight_by_value`)
  expect(marked).toEqual([{ id }])
  expect(await listViolations(at.db)).toEqual([])
  // Back at the quoted freight, where an order of today has the freight of its lines.
  await trade.reprice(id, { discountFen: 0, freightFen: 12_000 })
  expect(await listViolations(at.db)).toEqual([])
  // ¥120 × 113,000 ÷ 402,900, as the page computes it too from the answer.
  await pay(at, buyer.token, paymentId)
  expect(await trade.orderOf(id)).toMatchObject({ isFreightByValue: true })
  await trade.cancelPart(id, [{ lineId: lineIds[0] ?? '', quantity: 5 }])
  expect(await freightBack(id)).toEqual([3366])
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('an order of today without the freight of its lines is a violation, also when another freight is asked', async () => {
  const { id } = await place(RAILS_AND_TOILET())
  await trade.reprice(id, { discountFen: 0, freightFen: 5 })
  await at.db.execute(sql`grant update (freight_fen) on order_lines to current_user`)
  await at.db.execute(sql`update order_lines set freight_fen = 0 where order_id = ${id}`)
  expect(await listViolations(at.db)).toEqual([
    { rule: 'the quoted freight of an order is the sum of what its lines have caused', subject: id },
  ])
})
