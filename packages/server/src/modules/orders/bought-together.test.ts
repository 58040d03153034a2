import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productPictures } from '#tables/catalogue.ts'
import { addProduct } from '#testing/catalogue-fixture.ts'
import { countStatements, listenToStatements } from '#testing/count-statements.ts'
import { rowsReadOf } from '#testing/plans.ts'
import { addAddress, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { priceLines } from '../catalogue/index.ts'

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
async function buy(buyer: TradeFixture['buyer'], skuIds: (string | undefined)[], isPaid = true): Promise<void> {
  const { paymentId } = await placeOrders(
    at,
    buyer,
    skuIds.map((skuId = '') => ({ skuId, quantity: 1 })),
  )
  if (isPaid) await pay(at, buyer.token, paymentId)
}
const buyBoth = (buyer: TradeFixture['buyer'], isPaid = true) =>
  buy(buyer, [fixture.skuIds[0][0], fixture.skuIds[1][0]], isPaid)
async function somebody(): Promise<TradeFixture['buyer']> {
  const person = await signIn(at, 'owner')
  return { ...person, addressId: await addAddress(at, person.token) }
}
async function togetherWith(...productIds: string[]): Promise<string[]> {
  const answer = await at.call('orders.listBoughtTogether', { query: { productIds: productIds.join(',') } })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.map(({ id }) => id)
}

test('what two buyers paid for in one checkout goes together, over shops; one buyer alone says nothing', async () => {
  await buyBoth(fixture.buyer)
  await buyBoth(fixture.buyer)
  expect(await togetherWith(tile)).toEqual([])
  await buyBoth(await somebody())
  expect([await togetherWith(tile), await togetherWith(glue)]).toEqual([[glue], [tile]])
  expect(await togetherWith(tile, glue)).toEqual([])
})

test('what was not paid for does not count, and one statement answers', async () => {
  await buyBoth(fixture.buyer, false)
  await buyBoth(await somebody())
  const { result, statements } = await countStatements(() => togetherWith(tile))
  expect([result, statements.length]).toEqual([[], 1])
})

test('however many orders nobody paid for are newer, what was paid for together stays', async () => {
  await buyBoth(fixture.buyer)
  await buyBoth(await somebody())
  await buyBoth(await somebody(), false)
  // Three hundred times the last one: its orders are newer than all that were paid for.
  await at.db.execute(sql`
    with unpaid as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', 'ffffffff-0000-7000-8000-' || lpad(n::text, 6, '0') || right(o.id::text, 6), 'number', n || o.number))).*
      from orders o, generate_series(1, 300) n where o.status = 'unpaid' returning id)
    insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', u.id))).*
    from unpaid u join order_lines l on right(l.order_id::text, 6) = right(u.id::text, 6)`)
  const { result, statements } = await listenToStatements(() => togetherWith(tile))
  expect(result).toEqual([glue])
  // Nor are they read: of each paid order the line that was asked for, the order, and its lines and order again in full.
  const rows = statements.map((statement) => rowsReadOf(at.db, statement, ['orders', 'order_lines']))
  expect((await Promise.all(rows)).map((read) => read <= 20)).toEqual([true])
})

test('an order with many lines of a product displaces no other order', async () => {
  await buyBoth(fixture.buyer)
  const other = await somebody()
  await buyBoth(other)
  const alone = await placeOrders(at, other, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
  await pay(at, other.token, alone.paymentId)
  await at.db.execute(sql`
    insert into order_lines select (jsonb_populate_record(l, jsonb_build_object(
      'id', gen_random_uuid(), 'position', n, 'measures', jsonb_build_object('width', n)))).*
    from order_lines l, generate_series(1, 300) n where l.order_id in (select id from orders where payment_id = ${alone.paymentId})`)
  expect(await togetherWith(tile)).toEqual([glue])
})

test('an order counts once, however many lines of it are of the products that are asked about', async () => {
  const [picture] = await at.db.select({ id: productPictures.fileId }).from(productPictures).limit(1)
  const skus = [
    { priceFen: 100, stock: 9 },
    { priceFen: 100, stock: 9 },
  ]
  const wide = await addProduct(at, { shopId: fixture.shopIds[0], picture: picture?.id ?? '', skus })
  for (const buyer of [fixture.buyer, await somebody()]) await buy(buyer, [wide.skuIds[0], fixture.skuIds[1][0]])
  await buyBoth(fixture.buyer)
  await buy(await somebody(), [...wide.skuIds, fixture.skuIds[0][0]])
  // A hundred and sixty times the last one, of three lines each, newer than all others.
  await at.db.execute(sql`
    with copies as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', 'ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'), 'number', n || o.number))).*
      from orders o, generate_series(1, 160) n where o.id = (select id from orders order by id desc limit 1) returning id, checkout_id)
    insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', c.id))).*
    from copies c join order_lines l on l.order_id = (
      select o.id from orders o where o.checkout_id = c.checkout_id order by o.id limit 1)`)
  expect(await togetherWith(wide.id)).toEqual([glue])
  expect(await togetherWith(wide.id, tile)).toEqual([glue])
})
