import { FAVOURITES_MAX } from '@zhujia/contract/core/limits.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { favouriteProducts, favouriteShops } from '#tables/favourites.ts'
import { countStatements } from '#testing/count-statements.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { addProduct } from '#testing/catalogue-fixture.ts'
import type { Person } from '#testing/sessions.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { changePrices, changeProductState } from '../catalogue/index.ts'
import { listPrices } from './queries.ts'
import { newId } from '#platform/ids.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let picture: string
let person: Person
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from files limit 1`)
  picture = rows[0]?.id ?? ''
})
beforeEach(async () => {
  person = await signIn(at, 'owner')
})

const shelveSkus = (priceFen = 8900, stock = 5) =>
  addProduct(at, {
    shopId: fixture.shopIds[0],
    picture,
    skus: [
      { priceFen: 9900, stock },
      { priceFen, stock },
    ],
  })
const shelve = async (...of: Parameters<typeof shelveSkus>) => (await shelveSkus(...of)).id
const add = (ids: string[], kind: 'product' | 'shop' = 'product') =>
  at.call('favourites.addFavourites', { body: { kind, ids } }, person)
const remove = (ids: string[], kind: 'product' | 'shop' = 'product') =>
  at.call('favourites.removeFavourites', { body: { kind, ids } }, person)
const list = async (query: { page?: number; size?: number } = {}) => {
  const answer = await at.call('favourites.listProducts', { query }, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const setPrice = async (productId: string, priceFen: number) =>
  changePrices(
    systemOf(at),
    (await listPrices(at.db, productId)).map(({ skuId }) => ({ skuId, priceFen })),
  )

test('products are saved once each, the latest first, with the price of the day and the price of now', async () => {
  const [first, second] = [await shelve(8900), await shelve(4500)]
  expect(await add([first])).toMatchObject({ success: true, data: { product: 1, shop: 0 } })
  const addedAt = at.clock.now().toISOString()
  at.clock.advance(60)
  await setPrice(first, 7700)
  expect(await add([second, first, second])).toMatchObject({ data: { product: 2, shop: 0 } })
  const { records, total } = await list()
  expect(total).toBe(2)
  expect(
    records.map(({ id, addedPriceFen, product, isOnSale }) => [id, addedPriceFen, product.priceFen, isOnSale]),
  ).toEqual([
    [second, 4500, 4500, true],
    [first, 8900, 7700, true],
  ])
  expect(records[1]).toMatchObject({ addedAt })
  expect((await list({ size: 1, page: 2 })).records.map(({ id }) => id)).toEqual([first])
})

test('what is off sale or sold out stays and says so; what is banned is not there until the ban is lifted', async () => {
  const [off, out, banned] = [await shelve(), await shelve(100, 0), await shelve()]
  await add([off, out, banned])
  await changeProductState(systemOf(at), { productId: off, event: 'takeDown', by: 'seller' })
  await changeProductState(systemOf(at), { productId: banned, event: 'ban', by: 'administrator' })
  const { records, total } = await list()
  expect(new Map(records.map(({ id, isOnSale, product }) => [id, [isOnSale, product.isSoldOut]]))).toEqual(
    new Map([
      [off, [false, false]],
      [out, [true, true]],
    ]),
  )
  expect([total, (await at.call('favourites.countFavourites', {}, person)).data]).toEqual([2, { product: 2, shop: 0 }])
  await changeProductState(systemOf(at), { productId: banned, event: 'lift', by: 'administrator' })
  expect((await list()).total).toBe(3)
})

test('a product and its shop are saved separately, and removing is not adding', async () => {
  const id = await shelve()
  const marks = async () => (await at.call('favourites.getMarks', { params: { id } }, person)).data
  expect(await marks()).toEqual({ product: false, shop: false })
  await add([fixture.shopIds[0], fixture.shopIds[1]], 'shop')
  expect(await marks()).toEqual({ product: false, shop: true })
  await add([id])
  expect(await remove([fixture.shopIds[0], newId()], 'shop')).toMatchObject({
    success: true,
    data: { product: 1, shop: 1 },
  })
  expect(await marks()).toEqual({ product: true, shop: false })
  expect(await remove([id])).toMatchObject({ data: { product: 0, shop: 1 } })
  expect(await remove([id])).toMatchObject({ success: true, data: { product: 0, shop: 1 } })
  const shops = await at.call('favourites.listShops', { query: {} }, person)
  expect(shops).toMatchObject({
    data: { total: 1, records: [{ id: fixture.shopIds[1], city: '佛山市', productCount: 1 }] },
  })
})

test('nobody sees or removes what another one saved', async () => {
  const id = await shelve()
  await add([id])
  const other = await signIn(at, 'owner')
  expect(await at.call('favourites.listProducts', { query: {} }, other)).toMatchObject({
    data: { records: [], total: 0 },
  })
  expect(await at.call('favourites.removeFavourites', { body: { kind: 'product', ids: [id] } }, other)).toMatchObject({
    success: true,
  })
  expect((await list()).records.map((one) => one.id)).toEqual([id])
})

test('what buyers cannot see is not saved, nor what was sent with it', async () => {
  const [good, banned] = [await shelve(), await shelve()]
  await changeProductState(systemOf(at), { productId: banned, event: 'ban', by: 'administrator' })
  const before = await digestOf(at.db)
  for (const ids of [
    [good, banned],
    [good, newId()],
  ])
    expect(await add(ids)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
  expect(await add([good], 'shop')).toMatchObject({ status: 404 })
  expect(await at.call('favourites.getMarks', { params: { id: banned } }, person)).toMatchObject({ status: 404 })
  expect(await digestOf(at.db)).toEqual(before)
})

test('lines of the cart move to the favourites, and what is banned stays where it is', async () => {
  const made = [await shelveSkus(), await shelveSkus()] as const
  const lineIds: string[] = []
  for (const { skuIds } of made)
    for (const skuId of skuIds) await at.call('cart.addLine', { body: { skuId, quantity: 1 } }, person)
  await changeProductState(systemOf(at), { productId: made[1].id, event: 'ban', by: 'administrator' })
  const cart = await at.call('cart.getCart', {}, person)
  if (cart.success)
    lineIds.push(...[...cart.data.shops.flatMap(({ lines }) => lines), ...cart.data.invalid].map((line) => line.id))
  expect(lineIds).toHaveLength(4)
  expect(await at.call('favourites.moveFromCart', { body: { lineIds } }, person)).toMatchObject({
    success: true,
    data: { moved: 2, left: 2 },
  })
  expect((await list()).records.map(({ id }) => id)).toEqual([made[0].id])
  expect(await at.call('cart.countLines', {}, person)).toMatchObject({ data: { lines: 2 } })
  const before = await digestOf(at.db)
  expect(await at.call('favourites.moveFromCart', { body: { lineIds } }, person)).toMatchObject({ status: 404 })
  expect(await digestOf(at.db)).toEqual(before)
})

test('nobody saves more than the limit; after a removal there is space again', async () => {
  const id = await shelve()
  await at.db.execute(sql`
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).* from products p, generate_series(1, ${FAVOURITES_MAX}) where p.id = ${id}`)
  await at.db.execute(sql`
    insert into favourite_products select ${person.userId}::uuid, id, 1, now() from products where title = (select title from products where id = ${id}) and id <> ${id}`)
  const before = await digestOf(at.db)
  expect(await add([id])).toMatchObject({ success: false, errorCode: 'FAVOURITES_FULL' })
  expect(await digestOf(at.db)).toEqual(before)
  const rows = await at.db
    .select({ id: favouriteProducts.productId })
    .from(favouriteProducts)
    .where(sql`user_id = ${person.userId}`)
    .limit(1)
  await remove(rows.map((row) => row.id))
  expect(await add([id])).toMatchObject({ success: true, data: { product: FAVOURITES_MAX } })
  expect(await at.db.$count(favouriteShops, sql`user_id = ${person.userId}`)).toBe(0)
})

test('of four products that are saved at once where one has space, one is', async () => {
  const id = await shelve()
  await at.db.execute(sql`
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', '限量测试'))).* from products p, generate_series(1, ${FAVOURITES_MAX + 3}) where p.id = ${id}`)
  await at.db.execute(sql`
    insert into favourite_products select ${person.userId}::uuid, id, 1, now() from products where title = '限量测试' order by id limit ${FAVOURITES_MAX - 1}`)
  const { rows } = await at.db.execute<{ id: string }>(sql`
    select id from products where title = '限量测试' order by id offset ${FAVOURITES_MAX - 1}`)
  expect(rows).toHaveLength(4)
  // The first has saved and counted when the others come: they wait for it.
  const committing = holdStatements(/^commit/)
  const adding = rows.map((row) => add([row.id]))
  await lockAwaited(at, 3).finally(committing.letGo)
  const answers = await Promise.all(adding)
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.success && answer.errorCode === 'FAVOURITES_FULL')).toHaveLength(3)
  expect(await at.db.$count(favouriteProducts, sql`user_id = ${person.userId}`)).toBe(FAVOURITES_MAX)
})

test('a list takes as many statements for twenty as for one', async () => {
  const ids: string[] = []
  for (let i = 0; i < 20; i++) ids.push(await shelve())
  await add(ids.slice(0, 1))
  const one = await countStatements(() => list())
  await add(ids)
  const twenty = await countStatements(() => list())
  expect(twenty.result.records).toHaveLength(20)
  expect(twenty.statements.length).toBe(one.statements.length)
})
