import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawDemo } from '../demo.ts'
import { listBookFaults } from '../modules/ledger/index.ts'
import { products, skus } from '../tables/catalogue.ts'
import { files } from '../tables/files.ts'
import { orders } from '../tables/orders.ts'
import { users } from '../tables/auth.ts'
import { facts } from '../tables/platform.ts'
import { makeTestApp, systemOf, type TestApp } from '../testing/test-app.ts'
import { enlargeDemo } from './bulk.ts'

let at: TestApp
let drawn: number
beforeAll(async () => {
  at = await makeTestApp({}, { drawings: drawDemo })
  await enlargeDemo(systemOf(at), { products: 0, orders: 0, seed: 1 })
  drawn = await at.db.$count(files)
  await enlargeDemo(systemOf(at), { products: 300, orders: 500, seed: 7 })
})
afterAll(() => at.close())

const sown = like(skus.code, '%-7-%')

test('the products are on sale beside those of the world, with the pictures of the world', async () => {
  const rows = await at.db.selectDistinct({ productId: skus.productId }).from(skus).where(sown)
  expect([rows.length, await at.db.$count(files)]).toEqual([300, drawn])
  const id = rows[0]?.productId ?? ''
  expect(await at.call('catalogue.getProduct', { params: { id }, query: {} })).toMatchObject({
    success: true,
    data: { id, isOnSale: true },
  })
})

test('their price span is that of their SKUs, their stock that of their moves', async () => {
  const off = await at.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .groupBy(products.id)
    .having(sql`min(${skus.priceFen}) <> ${products.fromFen} or max(${skus.priceFen}) <> ${products.toFen}`)
  expect(off).toEqual([])
  expect(await listBookFaults(at.db)).toEqual([])
})

test('search finds them by the series that they were given', async () => {
  const [row] = await at.db
    .select({ title: products.title })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(sown)
    .limit(1)
  const title = row?.title ?? ''
  const answer = await at.call('catalogue.listProducts', { query: { q: title.split(' ').at(-1) ?? '' } })
  expect(answer).toMatchObject({ success: true, data: { records: [{ title }], total: 1 } })
})

test('the orders are those of buyers of their own, in every state', async () => {
  const rows = await at.db
    .select({ status: orders.status, phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(like(users.phone, '1991%'))
  expect(rows.length).toBe(500)
  expect(new Set(rows.map(({ phone }) => phone)).size).toBe(20)
  expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual([...ORDER_STATES].toSorted())
})

test('a seed is sown once', async () => {
  expect(await enlargeDemo(systemOf(at), { products: 10, orders: 0, seed: 7 })).toBe(false)
  expect(await at.db.$count(facts, like(facts.key, 'demo-bulk-%'))).toBe(2)
})

test('the same seed makes the same rows with the same ids', async () => {
  const other = await makeTestApp({}, { drawings: drawDemo })
  await enlargeDemo(systemOf(other), { products: 300, orders: 500, seed: 7 })
  const rowsOf = (of: TestApp) =>
    of.db
      .select({ id: skus.id, code: skus.code, priceFen: skus.priceFen, onHand: skus.onHand, spec: skus.spec })
      .from(skus)
      .where(sown)
      .orderBy(skus.id)
  expect(await rowsOf(other)).toEqual(await rowsOf(at))
  const soldOf = (of: TestApp) =>
    of.db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        totalFen: orders.totalFen,
        placedAt: orders.placedAt,
        phone: users.phone,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.buyerId))
      .where(like(users.phone, '1991%'))
      .orderBy(orders.id)
  expect(await soldOf(other)).toEqual(await soldOf(at))
  await other.close()
})
