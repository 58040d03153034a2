import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reviewSummaries } from '#tables/reviews.ts'
import { shops } from '#tables/shops.ts'
import { countStatements } from '#testing/count-statements.ts'
import { makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { openShop } from '#testing/catalogue-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { priceLines } from './index.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let shopId: string
let productId: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  const [sku] = await priceLines(at.services, [fixture.skuIds[0][0] ?? ''])
  shopId = fixture.shopIds[0] ?? ''
  productId = sku?.productId ?? ''
  await at.db
    .update(shops)
    .set({ servicePhone: '0757-0800 2601', serviceHours: '8:30–21:00' })
    .where(eq(shops.id, shopId))
})

/** One review of four stars and two of five. */
const review = () =>
  at.db.insert(reviewSummaries).values({
    productId,
    goodsSum: 14,
    logisticsSum: 15,
    serviceSum: 15,
    stars1: 0,
    stars2: 0,
    stars3: 0,
    stars4: 1,
    stars5: 2,
    withPhotos: 0,
    appended: 0,
  })
const contact = { phone: '0757-0800 2601', hours: '8:30–21:00' }

test('a shop says how it is reached, what its goods are rated and how it charges freight, in one statement', async () => {
  const ask = () => at.call('catalogue.getShop', { params: { id: shopId } })
  expect(await ask()).toMatchObject({
    data: { id: shopId, contact, rating: null, freight: { to: null, isFrom: true } },
  })
  await review()
  const { result, statements } = await countStatements(ask)
  expect(result).toMatchObject({ data: { rating: { hundredths: 467, count: 3 } } })
  expect(statements).toHaveLength(1)
})

test('its contact stands on the page of its goods and on the order of its buyer', async () => {
  expect(await at.call('catalogue.getProduct', { params: { id: productId }, query: {} })).toMatchObject({
    data: { shop: { id: shopId, contact } },
  })
  const { orderIds } = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
  const request = { params: { id: orderIds[0] ?? '' }, query: { view: 'buyer' as const } }
  expect(await at.call('orders.getOrder', request, { token: fixture.buyer.token })).toMatchObject({
    data: { shopContact: contact },
  })
})

test('cards carry the rating of their goods; null where nobody has reviewed them', async () => {
  const ratings = async () => {
    const answer = await at.call('catalogue.listProducts', { query: { shopId } })
    return answer.success && answer.data.records.map(({ rating }) => rating)
  }
  expect(await ratings()).toEqual([null])
  await review()
  expect(await ratings()).toEqual([{ hundredths: 467, count: 3 }])
})

test('whoever follows a shop sees it without a product beside it', async () => {
  const buyer = { token: fixture.buyer.token }
  const mark = () => at.call('favourites.getShopMark', { params: { id: shopId } }, buyer)
  expect(await mark()).toMatchObject({ data: { shop: false } })
  await at.call('favourites.addFavourites', { body: { kind: 'shop', ids: [shopId] } }, buyer)
  expect(await mark()).toMatchObject({ data: { shop: true } })
})

test('everybody reads what a shop has entered of its business licence, and that it has entered nothing', async () => {
  const ask = (id: string) => at.call('catalogue.getShop', { params: { id } })
  expect(await ask(shopId)).toMatchObject({ data: { licence: null } })
  const licence = { company: '佛山市测试陶瓷有限公司', creditCode: '91350100M000100Y43' }
  expect(await ask(await open(licence))).toMatchObject({ data: { licence } })
})

test('no shop is opened with a number that is none of a licence', async () => {
  const count = () => at.db.$count(shops)
  const before = await count()
  await expect(open({ company: '佛山市测试陶瓷有限公司', creditCode: '91350100M000100Y44' })).rejects.toThrow(
    'not a unified social credit code',
  )
  expect(await count()).toBe(before)
})

async function open(licence: { company: string; creditCode: string }): Promise<string> {
  const [shop] = await at.db.select().from(shops).where(eq(shops.id, shopId))
  return openShop(at, { ownerId: fixture.sellers[0].userId, picture: shop?.logoFileId ?? '', licence })
}
