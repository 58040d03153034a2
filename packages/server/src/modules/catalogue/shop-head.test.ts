import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reviewSummaries } from '#tables/reviews.ts'
import { shops } from '#tables/shops.ts'
import { countStatements } from '#testing/count-statements.ts'
import { openMarket, placeOrders, type Market } from '#testing/market.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { priceLines } from './index.ts'

let at: TestApp
let market: Market
let shopId: string
let productId: string
beforeEach(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  const [sku] = await priceLines(at.services, [market.skuIds[0][0] ?? ''])
  shopId = market.shopIds[0] ?? ''
  productId = sku?.productId ?? ''
  await at.db
    .update(shops)
    .set({ servicePhone: '0757-0800 2601', serviceHours: '8:30–21:00' })
    .where(eq(shops.id, shopId))
})
afterEach(() => at.close())

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
  const { orderIds } = await placeOrders(at, market.buyer, [{ skuId: market.skuIds[0][0] ?? '', quantity: 1 }])
  const request = { params: { id: orderIds[0] ?? '' }, query: { view: 'buyer' as const } }
  expect(await at.call('orders.getOrder', request, { token: market.buyer.token })).toMatchObject({
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
  const buyer = { token: market.buyer.token }
  const mark = () => at.call('favourites.getShopMark', { params: { id: shopId } }, buyer)
  expect(await mark()).toMatchObject({ data: { shop: false } })
  await at.call('favourites.addFavourites', { body: { kind: 'shop', ids: [shopId] } }, buyer)
  expect(await mark()).toMatchObject({ data: { shop: true } })
})
