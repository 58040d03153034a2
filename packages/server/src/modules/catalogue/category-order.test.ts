import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { facetCounts } from '#tables/search.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { listenToStatements } from '#testing/count-statements.ts'
import { rowsReadOf } from '#testing/plans.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

/** More than are ranked by points, in two leaves of one category. */
const PRODUCTS = 75

const at = sharedTestApp({ emptied: 'once' })

/** Copies of a product that differ in sales, age and stock, and what search knows of them. */
async function multiply(id: string): Promise<void> {
  await at.db.execute(sql`
    with copy as (
      insert into products select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'sold_count', n * 37 % 50,
        'listed_at', ${at.clock.now().toISOString()}::timestamptz - n * interval '1 day', 'buyable_skus', least(n % 7, 1)))).*
      from products one, generate_series(1, ${PRODUCTS}) n where one.id = ${id}
      returning *
    ), pictured as (
      insert into product_pictures select copy.id, position, file_id from product_pictures, copy where product_id = ${id}
    )
    insert into search_documents select (jsonb_populate_record(one, jsonb_build_object('product_id', copy.id, 'sold_count', copy.sold_count,
      'listed_at', copy.listed_at, 'is_buyable', copy.buyable_skus > 0))).*
    from search_documents one, copy where one.product_id = ${id}`)
}

beforeAll(async () => {
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await addPerson(at, ['merchant'])).userId, picture })
  for (const category of ['test-category', 'test-other']) {
    const { id } = await addProduct(at, { shopId, picture, skus: [{ priceFen: 1500, stock: 9 }], change: { category } })
    await multiply(id)
  }
  await at.db.update(facetCounts).set({ count: sql`count * ${PRODUCTS + 1}` })
})

async function page(query: { category?: string; page: number; minFen?: number }) {
  const answer = await at.call('catalogue.listProducts', { query: { size: 20, ...query } })
  if (!answer.success) throw new Error(answer.message)
  return { total: answer.data.total, cards: answer.data.records.map(({ id, isSoldOut }) => ({ id, isSoldOut })) }
}

test.each([
  ['a category', { category: 'test-root' }],
  ['the whole catalogue', {}],
])(
  '%s in the default order is ranked like a search: the hundred best sold by points, what is sold out at their end, then by sales',
  async (_what, of) => {
    const ids: string[] = []
    const soldOut: boolean[] = []
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const browsed = await page({ ...of, page: number })
      // A lowest price of nothing changes no result and makes it a search.
      expect(browsed).toEqual(await page({ ...of, page: number, minFen: 0 }))
      expect(browsed.total).toBe(2 * PRODUCTS + 2)
      ids.push(...browsed.cards.map(({ id }) => id))
      soldOut.push(...browsed.cards.map(({ isSoldOut }) => isSoldOut))
    }
    expect(new Set(ids).size).toBe(2 * PRODUCTS + 2)
    const first = soldOut.indexOf(true)
    expect(first).toBeGreaterThan(60)
    expect(soldOut.slice(first, 100)).toEqual(Array.from({ length: 100 - first }, () => true))
  },
)

test('of the whole catalogue the hundred best sold are read, by their index, and the products of the page', async () => {
  const { statements } = await listenToStatements(() => page({ page: 1 }))
  expect(await Promise.all(statements.map((one) => rowsReadOf(at.db, one, ['products'])))).toEqual([120])
})
