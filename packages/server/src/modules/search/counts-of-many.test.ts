import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

// More than filters are counted over: those that are sold most fail both filters and may not use up the limit.
const MANY = 1100

let at: TestApp
let shelve: (finish: 'matt' | 'gloss', priceFen: number) => Promise<string>

/** More products like one, and what search knows of them. */
async function multiply(id: string): Promise<void> {
  const like = (table: string, key: string, from: string) =>
    sql.raw(`insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('${key}', ${from}`)
  await at.db.execute(
    sql`${like('products', 'id', 'gen_random_uuid()')}))).* from products one, generate_series(1, ${MANY}) where one.id = ${id}`,
  )
  await at.db.execute(
    sql`${like('search_documents', 'product_id', 'other.id')}))).* from search_documents one, products other where one.product_id = ${id} and other.id <> ${id}`,
  )
}

beforeAll(async () => {
  at = await makeTestApp()
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await addPerson(at, ['merchant'])).userId, picture })
  shelve = async (finish, priceFen) =>
    (
      await addProduct(at, {
        shopId,
        picture,
        skus: [{ priceFen, stock: 9 }],
        change: { title: '云岭地砖', attributes: { 'test-finish': [finish] } },
      })
    ).id
  await multiply(await shelve('matt', 1500))
  for (const [finish, priceFen] of [
    ['gloss', 60_000],
    ['gloss', 60_000],
    ['gloss', 60_000],
    ['gloss', 1500],
    ['gloss', 1500],
    ['matt', 60_000],
  ] as const)
    await shelve(finish, priceFen)
})
afterAll(() => at.close())

const ask = async (query: { facets?: string; minFen?: number }) => {
  const answer = await at.call('catalogue.listProducts', { query: { q: '云岭地砖', withFacets: '1', ...query } })
  if (!answer.success) throw new Error(answer.message)
  const { total, more, facets } = answer.data
  const finishes = facets?.groups
    .find(({ key }) => key === 'test-finish')
    ?.values.map(({ code, count }) => [code, count])
  return {
    total,
    more: more === true,
    finishes: Object.fromEntries(finishes ?? []) as Record<string, number>,
    prices: facets?.prices.map(({ count }) => count).filter((count) => count > 0),
    floors: facets?.more,
  }
}

test('with two filters chosen the counts are right however much there is that fails both', async () => {
  expect(await ask({ facets: 'test-finish:gloss', minFen: 50_000 })).toEqual({
    total: 3,
    more: false,
    finishes: { matt: 1, gloss: 3 },
    prices: [2, 3],
    floors: false,
  })
})

test('with one chosen or none there is more than is counted, and it says so; the total of the list is exact where it can be', async () => {
  expect(await ask({ facets: 'test-finish:gloss' })).toMatchObject({ total: 5, more: false, floors: true })
  expect(await ask({})).toMatchObject({ total: 1000, more: true, floors: true })
})
