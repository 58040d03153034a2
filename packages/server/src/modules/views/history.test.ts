import { VIEWS_BATCH } from '@zhujia/contract/core/limits.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { productViews } from '#tables/views.ts'
import { digestOf } from '#testing/digest.ts'
import { makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { addProduct } from '#testing/catalogue-fixture.ts'
import type { Person } from '#testing/sessions.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { changeProductState } from '../catalogue/index.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let person: Person
let picture: string
let ids: string[]
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from files limit 1`)
  picture = rows[0]?.id ?? ''
  ids = [await shelve(), await shelve(), await shelve(), await shelve()]
})
beforeEach(async () => {
  person = await signIn(at, 'owner')
  at.clock.advance(3600)
})

async function shelve(): Promise<string> {
  const { id } = await addProduct(at, {
    shopId: fixture.shopIds[0],
    picture,
    skus: [{ priceFen: 100, stock: 1 }],
  })
  return id
}
const change = (productId: string, event: 'ban' | 'takeDown', by: 'administrator' | 'seller') =>
  changeProductState(systemOf(at), { productId, event, by })

const DAY = 24 * 3600
const idOf = (place: number): string => ids[place] ?? ''
const view = (place: number) => at.call('views.recordView', { params: { id: idOf(place) } }, person)
const ago = (seconds: number): string => new Date(at.clock.now().getTime() - seconds * 1000).toISOString()
const merge = (views: { productId: string; viewedAt: string }[]) =>
  at.call('views.mergeViews', { body: { views } }, person)
const history = async (who = person) => {
  const answer = await at.call('views.listHistory', { query: {} }, who)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.records.map(({ product, viewedAt }) => [ids.indexOf(product.id), viewedAt])
}

test('each product once, the latest first, for 90 days, without what is banned', async () => {
  const [a, b, c] = [await shelve(), await shelve(), await shelve()]
  const look = async (id: string) => {
    at.clock.advance(60)
    expect(await at.call('views.recordView', { params: { id } }, person)).toMatchObject({
      success: true,
      data: null,
    })
    return at.clock.now().toISOString()
  }
  const seen = async () => {
    const answer = await at.call('views.listHistory', { query: {} }, person)
    if (!answer.success) throw new Error(answer.message)
    return {
      seen: answer.data.records.map(({ product, isOnSale, viewedAt }) => [product.id, isOnSale, viewedAt]),
      total: answer.data.total,
    }
  }
  await look(a)
  const seenB = await look(b)
  await look(c)
  const seenA = await look(a)
  await change(b, 'takeDown', 'seller')
  await change(c, 'ban', 'administrator')
  expect(await seen()).toEqual({
    seen: [
      [a, true, seenA],
      [b, false, seenB],
    ],
    total: 2,
  })
  at.clock.advance(90 * 24 * 3600 - 60)
  const token = { token: (await signIn(at, 'owner')).token }
  expect(await at.call('views.listHistory', { query: {} }, token)).toMatchObject({
    data: { records: [], total: 0 },
  })
})

test('what cannot be seen is not recorded; administrators do not shop', async () => {
  const id = await shelve()
  await change(id, 'ban', 'administrator')
  const before = await at.db.select().from(productViews)
  for (const productId of [id, newId()])
    expect(await at.call('views.recordView', { params: { id: productId } }, person)).toMatchObject({
      status: 404,
    })
  const admin = await signIn(at, 'administrator')
  expect(await at.call('views.recordView', { params: { id } }, admin)).toMatchObject({ status: 403 })
  expect(await at.call('views.recordView', { params: { id } })).toMatchObject({ status: 401 })
  expect(await at.db.select().from(productViews)).toEqual(before)
})

test('some views are deleted, or all of them, and nobody else’s', async () => {
  const other = await signIn(at, 'owner')
  await at.call('views.recordView', { params: { id: idOf(0) } }, other)
  for (const place of [0, 1, 2]) await view(place)
  expect(
    await at.call('views.forgetViews', { body: { productIds: [idOf(0), idOf(3), newId()] } }, person),
  ).toMatchObject({ success: true, data: null })
  expect(new Set((await history()).map(([place]) => place))).toEqual(new Set([1, 2]))
  expect(await at.call('views.clearHistory', {}, person)).toMatchObject({ success: true, data: null })
  expect(await history()).toEqual([])
  expect((await history(other)).map(([place]) => place)).toEqual([0])
})

test('a device’s views join those of the account: of each product the later time counts', async () => {
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
  await change(idOf(3), 'ban', 'administrator')
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

test('more than a device stores is refused, and so is an empty list', async () => {
  const before = await digestOf(at.db)
  const views = Array.from({ length: VIEWS_BATCH + 1 }, () => ({ productId: idOf(0), viewedAt: ago(1) }))
  expect(await merge(views)).toMatchObject({ status: 400, data: { fields: { views: '最多 100 项' } } })
  expect(await merge([])).toMatchObject({ status: 400 })
  expect(await merge([{ productId: idOf(0), viewedAt: 'yesterday' }])).toMatchObject({ status: 400 })
  expect(await at.call('views.forgetViews', { body: { productIds: [] } }, person)).toMatchObject({ status: 400 })
  expect(await digestOf(at.db)).toEqual(before)
})
