import { readFileSync } from 'node:fs'
import { allocateFen } from '@zhujia/contract/core/money.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addAddress, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { addProduct, freightRule, makeCatalogue, openShopWith } from '#testing/catalogue-fixture.ts'
import { trading } from '#testing/orders.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let buyer: TradeFixture['buyer']
let trade: ReturnType<typeof trading>
/** ¥226 a piece, by parcel, ¥15 and free from ¥500. */
let rail: string
/** ¥89, by parcel too. */
let tap: string
/** ¥2,899 and ¥333, by truck for ¥120 and ¥40 for each further piece. */
let toilet: string
let basin: string

beforeEach(async () => {
  const picture = await makeCatalogue(at)
  const seller = await addPerson(at, ['merchant'])
  const shop = await openShopWith(at, {
    ownerId: seller.userId,
    picture,
    freight: [
      { name: '标准快递', measure: 'piece', rules: [freightRule({ firstFen: 1500, freeFromFen: 50_000 })] },
      { name: '卫浴大件物流', measure: 'piece', rules: [freightRule({ firstFen: 12_000, nextFen: 4000 })] },
    ],
  })
  const shelve = async (prices: number[], template: number) => {
    const skus = prices.map((priceFen) => ({ priceFen, stock: 100 }))
    const change = { freightTemplateId: shop.templateIds[template] ?? '' }
    return (await addProduct(at, { shopId: shop.id, picture, skus, change })).skuIds
  }
  ;[rail = '', tap = ''] = await shelve([22_600, 8900], 0)
  ;[toilet = '', basin = ''] = await shelve([289_900, 33_300], 1)
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

test('within a consignment freight falls by value, and is back whole with its last line', async () => {
  const { id, paymentId, order, lineIds, caused } = await place([
    { skuId: toilet, quantity: 1 },
    { skuId: tap, quantity: 1 },
    { skuId: basin, quantity: 2 },
  ])
  // ¥200 over ¥2,899 and ¥666, and the parcel's ¥15.
  expect([order.freightFen, caused]).toEqual([21_500, [16_264, 1500, 3736]])
  await pay(at, buyer.token, paymentId)
  for (const lineId of [lineIds[2], lineIds[0], lineIds[2]])
    expect(await trade.cancelPart(id, [{ lineId: lineId ?? '', quantity: 1 }])).toMatchObject({ success: true })
  expect((await freightBack(id)).toSorted((a, b) => a - b)).toEqual([1868, 1868, 16_264])
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('a new freight follows the lines that caused the old one, whatever the price was in between', async () => {
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

const MIGRATION = new URL('../../tables/migrations/0045_line_freight.sql', import.meta.url)

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
  const { id, lineIds } = await place(RAILS_AND_TOILET())
  await trade.reprice(id, { discountFen: 0, freightFen: 5 })
  const [, grant = '', fill = ''] = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')
  await at.db.execute(sql.raw(grant))
  await at.db.execute(sql`update order_lines set freight_fen = 0`)
  await at.db.execute(sql.raw(fill))
  const { rows } = await at.db.execute<{ id: string; quoted: number; worth: number[]; filled: number[] }>(sql`
    select o.id, o.quoted_freight_fen::int as quoted, array_agg(l.total_fen::int order by position) as worth, array_agg(l.freight_fen::int order by position) as filled
    from orders o join order_lines l on l.order_id = o.id group by o.id order by o.id`)
  expect(rows.map(({ filled }) => filled)).toEqual(
    rows.map((row) => (row.id === id ? lineIds.map(() => 0) : allocateFen(row.quoted, row.worth))),
  )
  expect(await listViolations(at.db)).toEqual([])
})
