import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reviewSummaries } from '#tables/reviews.ts'
import { addAddress, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { priceLines } from './index.ts'

const at = sharedTestApp()
let fixture: TradeFixture
/** Of two shops. */
let tile: string
let glue: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  ;[tile, glue] = await Promise.all([productOf(fixture.skuIds[0][0]), productOf(fixture.skuIds[1][0])])
})

async function productOf(skuId = ''): Promise<string> {
  const [sku] = await priceLines(at.services, [skuId])
  return sku?.productId ?? ''
}
async function ids(query: { recommended?: '1' }): Promise<{ ids: string[]; total: number }> {
  const answer = await at.call('catalogue.listProducts', { query: { size: 50, ...query } })
  if (!answer.success) throw new Error(answer.message)
  return { ids: answer.data.records.map(({ id }) => id), total: answer.data.total }
}
/** So many buyers gave three stars, and so many four. */
async function rate(productId: string, [stars3, stars4]: readonly [number, number]): Promise<void> {
  const sums = { goodsSum: 3 * stars3 + 4 * stars4, logisticsSum: 0, serviceSum: 0 }
  const stars = { stars1: 0, stars2: 0, stars3, stars4, stars5: 0 }
  await at.db.insert(reviewSummaries).values({ productId, ...sums, ...stars, withPhotos: 0, appended: 0 })
}

test.each([
  [[1, 4], false],
  [[5, 0], false],
  [[4, 0], true],
  [[0, 5], true],
] as const)('goods with %j reviews of three and of four stars: recommended %s', async (stars, isRecommended) => {
  await rate(tile, stars)
  const all = await ids({})
  const recommended = await ids({ recommended: '1' })
  expect(all.ids).toContain(tile)
  expect(recommended.ids).toEqual(all.ids.filter((id) => isRecommended || id !== tile))
  expect(recommended.total).toBe(all.total - (isRecommended ? 0 : 1))
})

test.each([
  ['the whole catalogue', {}],
  ['what can be bought of it', { inStock: '1' }],
  ['a category', { category: 'test-root' }],
  ['a search', { category: 'test-root', minFen: 0 }],
] as const)(
  'in %s the best sold stands behind others when it is rated poorly, unless it is sorted by sales',
  async (_what, query) => {
    await at.db.execute(sql`update products set sold_count = case when id = ${tile} then 99 else 0 end`)
    await at.db.execute(sql`update search_documents set sold_count = case when product_id = ${tile} then 99 else 0 end`)
    const placeOf = async (sort?: 'sales') => {
      const answer = await at.call('catalogue.listProducts', { query: { size: 50, ...query, ...(sort && { sort }) } })
      if (!answer.success) throw new Error(answer.message)
      const found = answer.data.records.map(({ id }) => id)
      return found.indexOf(tile) - found.length
    }
    const first = await placeOf('sales')
    expect(await placeOf()).toBe(first)
    await rate(tile, [5, 0])
    expect([await placeOf(), await placeOf('sales')]).toEqual([-1, first])
  },
)

test('what is rated poorly is not offered with what it was bought with either', async () => {
  for (const buyer of [fixture.buyer, await somebody(), await somebody()]) await buyBoth(buyer)
  const togetherWithGlue = async () => {
    const answer = await at.call('orders.listBoughtTogether', { query: { productIds: glue } })
    return answer.success ? answer.data.map(({ id }) => id) : answer.message
  }
  expect(await togetherWithGlue()).toEqual([tile])
  await rate(tile, [5, 0])
  expect(await togetherWithGlue()).toEqual([])
})

test('a recommendation is of the whole catalogue in its own order: nothing else may be asked for with it', async () => {
  for (const query of [{ q: '砖' }, { category: 'tile' }, { inStock: '1' as const }, { sort: 'newest' as const }])
    expect(await at.call('catalogue.listProducts', { query: { recommended: '1', ...query } })).toMatchObject({
      success: false,
      errorCode: 'INVALID_INPUT',
    })
})

async function somebody(): Promise<TradeFixture['buyer']> {
  const person = await signIn(at, 'owner')
  return { ...person, addressId: await addAddress(at, person.token) }
}
async function buyBoth(buyer: TradeFixture['buyer']): Promise<void> {
  const lines = [fixture.skuIds[0][0], fixture.skuIds[1][0]].map((skuId = '') => ({ skuId, quantity: 1 }))
  const { paymentId } = await placeOrders(at, buyer, lines)
  await pay(at, buyer.token, paymentId)
}
