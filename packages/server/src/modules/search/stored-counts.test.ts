import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { skus } from '#tables/catalogue.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { listViolations } from '#invariants.ts'
import { changePrices, changeProductState, editProduct } from '../catalogue/index.ts'

let at: TestApp
let shopId: string
let tile: string
let door: string

beforeAll(async () => {
  at = await makeTestApp()
  const picture = await makeCatalogue(at)
  shopId = await openShop(at, { ownerId: (await addPerson(at, ['merchant'])).userId, picture })
  const shelve = async (priceFen: number, change: NonNullable<Parameters<typeof addProduct>[1]['change']>) =>
    (await addProduct(at, { shopId, picture, skus: [{ priceFen, stock: 9 }], change })).id
  tile = await shelve(1500, { title: '云岭地砖', attributes: { 'test-finish': ['matt'], 'test-size': ['800x800'] } })
  door = await shelve(90_000, { title: '静音木门', category: 'test-other', stages: ['test-late'] })
})
afterAll(() => at.close())

const facetsOf = async (query: object) => {
  const answer = await at.call('catalogue.listProducts', { query: { ...query, withFacets: '1' } })
  if (!answer.success) throw new Error(answer.message)
  const { total, facets } = answer.data
  return { total, facets }
}

/** What can be browsed; a lowest price of nothing changes no result and has them counted. */
const expectExact = async () => {
  for (const browsed of [
    {},
    { category: 'test-root' },
    { category: 'test-group' },
    { category: 'test-category' },
    { category: 'test-other' },
    { stage: 'test-late' },
    { shopId },
  ])
    expect(await facetsOf(browsed), JSON.stringify(browsed)).toEqual(await facetsOf({ ...browsed, minFen: 0 }))
  expect(await listViolations(at.db)).toEqual([])
}
const countsOf = async (query: object) => {
  const { total, facets } = await facetsOf(query)
  return {
    total,
    values: (facets?.groups ?? []).flatMap(({ key, values }) =>
      values.map(({ code, count }) => [`${key}:${code}`, count]),
    ),
    prices: (facets?.prices ?? []).filter(({ count }) => count > 0),
  }
}

test('what is on sale is counted for all that it can be browsed by', async () => {
  expect(await countsOf({ category: 'test-group' })).toEqual({
    total: 1,
    values: [
      ['brand:test-brand', 1],
      ['category:test-category', 1],
      ['stage:test-stage', 1],
      ['test-size:800x800', 1],
      ['test-finish:matt', 1],
    ],
    prices: [{ fromFen: 1000, toFen: 2000, count: 1 }],
  })
  await expectExact()
})

test('an edit moves a product from value to value', async () => {
  await editProduct(systemOf(at), tile, { attributes: { 'test-finish': ['gloss'] }, category: 'test-other' })
  expect((await countsOf({ category: 'test-group' })).total).toBe(0)
  expect(await countsOf({ category: 'test-other' })).toMatchObject({
    total: 2,
    values: expect.arrayContaining([
      ['category:test-other', 2],
      ['test-finish:gloss', 1],
    ]),
  })
  await expectExact()
})

test('a price moves it to another range', async () => {
  const [sku] = await at.db.select({ id: skus.id }).from(skus).where(eq(skus.productId, tile))
  await changePrices(systemOf(at), [{ skuId: sku?.id ?? '', priceFen: 6000 }])
  expect((await countsOf({ category: 'test-other' })).prices).toEqual([
    { fromFen: 5000, toFen: 10_000, count: 1 },
    { fromFen: 50_000, toFen: 100_000, count: 1 },
  ])
  await expectExact()
})

test('what is taken off sale is not counted, and is again when it is back', async () => {
  await changeProductState(systemOf(at), { productId: door, event: 'takeDown', by: 'seller' })
  expect(await countsOf({ stage: 'test-late' })).toEqual({ total: 0, values: [], prices: [] })
  await expectExact()
  await changeProductState(systemOf(at), { productId: door, event: 'relist', by: 'seller' })
  expect((await countsOf({ stage: 'test-late' })).total).toBe(1)
  await expectExact()
})
