import { VIEWS_BATCH } from '@zhujia/contract/catalogue/schemas.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { digestOf } from '#testing/digest.ts'
import { openMarket, type Market } from '#testing/market.ts'
import { addProduct } from '#testing/shelf.ts'
import type { Person } from '#testing/sessions.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { changeProductState } from './index.ts'

let at: TestApp
let market: Market
let person: Person
let ids: string[]
beforeAll(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from files limit 1`)
  const picture = rows[0]?.id ?? ''
  ids = []
  for (let i = 0; i < 4; i++)
    ids.push((await addProduct(at, { shopId: market.shopIds[0], picture, skus: [{ priceFen: 100, stock: 1 }] })).id)
})
beforeEach(async () => {
  person = await signIn(at, 'owner')
  at.clock.advance(3600)
})
afterAll(() => at.close())

const DAY = 24 * 3600
const idOf = (place: number): string => ids[place] ?? ''
const view = (place: number) => at.call('catalogue.recordView', { params: { id: idOf(place) } }, person)
const ago = (seconds: number): string => new Date(at.clock.now().getTime() - seconds * 1000).toISOString()
const merge = (views: { productId: string; viewedAt: string }[]) =>
  at.call('catalogue.mergeViews', { body: { views } }, person)
const history = async (who = person) => {
  const answer = await at.call('catalogue.listHistory', { query: {} }, who)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.records.map(({ product, viewedAt }) => [ids.indexOf(product.id), viewedAt])
}

test('some looks are forgotten, or all of them, and nobody else’s', async () => {
  const other = await signIn(at, 'owner')
  await at.call('catalogue.recordView', { params: { id: idOf(0) } }, other)
  for (const place of [0, 1, 2]) await view(place)
  expect(
    await at.call('catalogue.forgetViews', { body: { productIds: [idOf(0), idOf(3), newId()] } }, person),
  ).toMatchObject({ success: true, data: null })
  expect(new Set((await history()).map(([place]) => place))).toEqual(new Set([1, 2]))
  expect(await at.call('catalogue.clearHistory', {}, person)).toMatchObject({ success: true, data: null })
  expect(await history()).toEqual([])
  expect((await history(other)).map(([place]) => place)).toEqual([0])
})

test('a device’s looks join those of the account: of each product the later time counts', async () => {
  await view(0)
  await view(1)
  const now = at.clock.now().toISOString()
  at.clock.advance(7200)
  expect(
    await merge([
      { productId: idOf(0), viewedAt: ago(DAY) },
      { productId: idOf(1), viewedAt: ago(60) },
      { productId: idOf(2), viewedAt: ago(2 * DAY) },
      { productId: idOf(2), viewedAt: ago(DAY + 60) },
    ]),
  ).toMatchObject({ success: true, data: null })
  expect(await history()).toEqual([
    [1, ago(60)],
    [0, now],
    [2, ago(DAY + 60)],
  ])
})

test('a clock that runs ahead is held to now; what is too old, unknown or banned is left out', async () => {
  await changeProductState(systemOf(at), { productId: idOf(3), event: 'ban', by: 'administrator' })
  expect(
    await merge([
      { productId: idOf(0), viewedAt: ago(-3 * DAY) },
      { productId: idOf(1), viewedAt: ago(90 * DAY) },
      { productId: idOf(2), viewedAt: ago(90 * DAY - 1) },
      { productId: idOf(3), viewedAt: ago(60) },
      { productId: newId(), viewedAt: ago(60) },
    ]),
  ).toMatchObject({ success: true })
  expect(await history()).toEqual([
    [0, ago(0)],
    [2, ago(90 * DAY - 1)],
  ])
  const { rows } = await at.db.execute(
    sql`select count(*)::int as n from product_views where user_id = ${person.userId}`,
  )
  expect(rows).toEqual([{ n: 2 }])
})

test('more than a device keeps is refused, and so is nothing', async () => {
  const before = await digestOf(at.db)
  const views = Array.from({ length: VIEWS_BATCH + 1 }, () => ({ productId: idOf(0), viewedAt: ago(1) }))
  expect(await merge(views)).toMatchObject({ status: 400, data: { fields: { views: '最多 100 项' } } })
  expect(await merge([])).toMatchObject({ status: 400 })
  expect(await merge([{ productId: idOf(0), viewedAt: 'yesterday' }])).toMatchObject({ status: 400 })
  expect(await at.call('catalogue.forgetViews', { body: { productIds: [] } }, person)).toMatchObject({ status: 400 })
  expect(await digestOf(at.db)).toEqual(before)
})
