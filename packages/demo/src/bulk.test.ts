import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listViolations } from '@zhujia/server/invariants.ts'
import { products, skus } from '@zhujia/server/tables/catalogue.ts'
import { files } from '@zhujia/server/tables/files.ts'
import { orders } from '@zhujia/server/tables/orders.ts'
import { users } from '@zhujia/server/tables/auth.ts'
import { facts } from '@zhujia/server/tables/platform.ts'
import { commitSeed, isWhole } from '@zhujia/server/testing/commit-seed.ts'
import { systemOf, type TestApp } from '@zhujia/server/testing/test-app.ts'
import { enlargeDemo } from './bulk.ts'
import { makeDemoApp } from './testing/demo-app.ts'

// A sample: `npm run generator` generates more, from many seeds.
const CHOSEN = commitSeed()
/** Larger than any number in a code of the demo world, so that the generated SKUs are found by their code. */
const SEED = 1_000_000 + CHOSEN
const SIZE = isWhole() ? { products: 300, orders: 500 } : { products: 60, orders: 100 }
const AGAIN = `npm run generator -- --n 1 --seed ${CHOSEN}`

let at: TestApp
let drawn: number
beforeAll(async () => {
  at = await makeDemoApp()
  drawn = await countPictures()
  await enlargeDemo(systemOf(at), { ...SIZE, seed: SEED })
})
afterAll(() => at.close())
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(`again: ${AGAIN}`)))

/** Photos in reviews are drawn for their review; all others belong to goods and shops. */
const countPictures = (): Promise<number> =>
  at.db.$count(files, sql`not exists (select from review_photos p where p.file_id = ${files.id})`)

const generated = like(skus.code, `%-${SEED}-%`)

test('the products are on sale beside those of the world, with the pictures of the world', async () => {
  const rows = await at.db.selectDistinct({ productId: skus.productId }).from(skus).where(generated)
  expect([rows.length, await countPictures()]).toEqual([SIZE.products, drawn])
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
  expect(await listViolations(at.db)).toEqual([])
})

test('search finds them by the series that they were given', async () => {
  const [row] = await at.db
    .select({ title: products.title })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(generated)
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
  expect(rows.length).toBe(SIZE.orders)
  expect(await at.db.$count(users, like(users.phone, '1991%'))).toBe(20)
  expect(new Set(rows.map(({ phone }) => phone)).size).toBeGreaterThan(10)
  expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual([...ORDER_STATES].toSorted())
})

test('a seed is used once', async () => {
  expect(await enlargeDemo(systemOf(at), { products: 10, orders: 0, seed: SEED })).toBe(false)
  expect(await at.db.$count(facts, like(facts.key, 'demo-bulk-%'))).toBe(1)
})

test('the same seed makes the same goods with the same ids, and the same orders with other ones', async () => {
  const other = await makeDemoApp()
  await enlargeDemo(systemOf(other), { ...SIZE, seed: SEED })
  const rowsOf = (of: TestApp) =>
    of.db
      .select({ id: skus.id, code: skus.code, priceFen: skus.priceFen, onHand: skus.onHand, spec: skus.spec })
      .from(skus)
      .where(generated)
      .orderBy(skus.id)
  expect(await rowsOf(other)).toEqual(await rowsOf(at))
  const soldOf = (of: TestApp) =>
    of.db
      .select({ status: orders.status, totalFen: orders.totalFen, placedAt: orders.placedAt, phone: users.phone })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.buyerId))
      .where(like(users.phone, '1991%'))
      .orderBy(orders.placedAt, users.phone, orders.totalFen, orders.status)
  expect(await soldOf(other)).toEqual(await soldOf(at))
  await other.close()
})
