import { PRODUCT_SORTS } from '@zhujia/contract/catalogue/schemas.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { ORDER_TABS } from '@zhujia/contract/orders/states.ts'
import { REVIEW_FILTERS, REVIEW_SORTS } from '@zhujia/contract/reviews/states.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToStatements } from '../testing/count-statements.ts'
import { makeTradeFixture, type TradeFixture } from '../testing/trade-fixture.ts'
import { planOf, unbounded } from '../testing/plans.ts'
import { send, type AnyRequest } from '../testing/requests.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

/** What grows with the trade. */
const LARGE = [
  'products',
  'orders',
  'order_lines',
  'reviews',
  'review_summaries',
  'product_views',
  'favourite_products',
  'favourite_shops',
]

let at: TestApp
let fixture: TradeFixture
let productId: string
beforeAll(async () => {
  at = await makeTestApp()
  fixture = await makeTradeFixture(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from products limit 1`)
  productId = rows[0]?.id ?? ''
})
afterAll(() => at.close())

/** Everything in the plans of an endpoint's statements that grows with the tables. */
async function faultsOf(key: EndpointKey, request: AnyRequest, token: string): Promise<string[]> {
  const { result, statements } = await listenToStatements(() => send(at.app, key, { request, token }))
  expect(result.envelope.success).toBe(true)
  const plans = await Promise.all(
    statements.filter(({ text }) => /^\s*(select|with)/i.test(text)).map((statement) => planOf(at.db, statement)),
  )
  expect(plans.length).toBeGreaterThan(1)
  return plans.flatMap((plan) => unbounded(plan, LARGE))
}

test.each(PRODUCT_SORTS)('the catalogue by %s is an index in its order', async (sort) => {
  expect(await faultsOf('catalogue.listProducts', { query: { sort } }, fixture.buyer.token)).toEqual([])
})

test('what is recommended is an index in its order, with an index of what is rated poorly', async () => {
  expect(await faultsOf('catalogue.listProducts', { query: { recommended: '1' } }, fixture.buyer.token)).toEqual([])
})

test.each(PRODUCT_SORTS)('what can be bought by %s is an index in its order, of a category too', async (sort) => {
  expect(await faultsOf('catalogue.listProducts', { query: { sort, inStock: '1' } }, fixture.buyer.token)).toEqual([])
  if (sort !== 'default')
    expect(
      await faultsOf(
        'catalogue.listProducts',
        { query: { sort, inStock: '1', category: 'tile' } },
        fixture.buyer.token,
      ),
    ).toEqual([])
})

test.each(PRODUCT_SORTS.filter((sort) => sort !== 'default'))(
  'a category by %s is an index in its order, leaf by leaf',
  async (sort) => {
    expect(
      await faultsOf('catalogue.listProducts', { query: { sort, category: 'tile' } }, fixture.buyer.token),
    ).toEqual([])
  },
)

const TABS = ORDER_TABS.flatMap((tab) => (['buyer', 'seller'] as const).map((view) => [view, tab] as const))
test.each(TABS)('the orders of a %s, tab %s, are an index in its order', async (view, tab) => {
  const { token } = view === 'buyer' ? fixture.buyer : fixture.sellers[0]
  expect(await faultsOf('orders.listOrders', { query: { view, tab } }, token)).toEqual([])
})

const OWN = ['views.listHistory', 'favourites.listProducts', 'favourites.listShops'] as const
test.each(OWN)('%s is an index in its order', async (key) => {
  expect(await faultsOf(key, {}, fixture.buyer.token)).toEqual([])
})

const REVIEWS = REVIEW_FILTERS.flatMap((filter) => REVIEW_SORTS.map((sort) => [filter, sort] as const))
test.each(REVIEWS)('reviews, %s by %s, are an index in its order', async (filter, sort) => {
  expect(
    await faultsOf(
      'reviews.listProductReviews',
      { params: { id: productId }, query: { filter, sort } },
      fixture.buyer.token,
    ),
  ).toEqual([])
})

test('a list without an index is found out', async () => {
  const ofStatement = async (text: string) => unbounded(await planOf(at.db, { text, values: [''] }), LARGE)
  expect(await ofStatement('select id from orders where buyer_remark = $1 order by placed_at desc limit 20')).toEqual([
    'sorts orders',
    'reads orders whole',
  ])
  expect(await ofStatement('select id from orders where buyer_remark = $1 limit 20')).toEqual(['reads orders whole'])
})

test('what was bought together is read from the newest orders of each product, by their index', async () => {
  const query = { productIds: `${productId},${productId}` }
  expect(await faultsOf('orders.listBoughtTogether', { query }, fixture.buyer.token)).toEqual([])
})
