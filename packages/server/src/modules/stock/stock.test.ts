import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { skus } from '#tables/catalogue.ts'
import { stockMoves } from '#tables/stock.ts'
import { countStatements } from '#testing/count-statements.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { priceLines } from '../catalogue/index.ts'
import { releaseStock, releaseStockPart, reserveStock, shipStock } from './index.ts'

const at = sharedTestApp({ emptied: 'once' })
let picture: string
let shopId: string

beforeAll(async () => {
  picture = await makeCatalogue(at)
  const seller = await signIn(at, 'merchant')
  shopId = await openShop(at, { ownerId: seller.userId, picture })
})

const putOnSale = (...stocks: number[]) =>
  addProduct(at, { shopId, picture, skus: stocks.map((stock, index) => ({ priceFen: 100 * (index + 1), stock })) })

async function stockOf(skuIds: readonly string[]) {
  const rows = await at.db.select({ id: skus.id, onHand: skus.onHand, reserved: skus.reserved }).from(skus)
  return skuIds.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.onHand, row?.reserved])
}

const movesOf = async (orderId: string) =>
  (
    await at.db
      .select()
      .from(stockMoves)
      .where(eq(stockMoves.orderId, orderId))
      .orderBy(asc(stockMoves.kind), asc(stockMoves.skuId))
  ).map(({ kind, skuId, quantity }) => ({ kind, skuId, quantity }))

/** Everything is reserved, of SKUs without lots. */
const DONE = { short: [], lots: [] }

/** Every counter is the sum of its moves. */
async function expectSums() {
  const wrong = await at.db.execute(sql`
    select s.id from skus s left join stock_moves m on m.sku_id = s.id group by s.id
    having s.on_hand <> coalesce(sum(case m.kind when 'receive' then quantity when 'count_adjust' then quantity when 'ship' then -quantity end), 0)
      or s.reserved <> coalesce(sum(case m.kind when 'reserve' then quantity when 'release' then -quantity when 'ship' then -quantity end), 0)`)
  expect(wrong.rows).toEqual([])
}

test('a reservation sums lines of one SKU, is taken once, and ships or returns once', async () => {
  const { skuIds } = await putOnSale(10, 5)
  const [a = '', b = ''] = skuIds
  const orderId = newId()
  const lines = [
    { orderId, skuId: b, quantity: 1 },
    { orderId, skuId: a, quantity: 4 },
    { orderId, skuId: a, quantity: 6 },
  ]
  expect(await reserveStock(systemOf(at), lines)).toEqual(DONE)
  expect(await reserveStock(systemOf(at), lines)).toEqual(DONE)
  expect(await stockOf(skuIds)).toEqual([
    [10, 10],
    [5, 1],
  ])
  const parcel = {
    orderId,
    causeId: newId(),
    lines: [
      { skuId: a, quantity: 10 },
      { skuId: b, quantity: 1 },
    ],
  }
  await shipStock(systemOf(at), parcel)
  await shipStock(systemOf(at), parcel)
  await releaseStock(systemOf(at), [orderId])
  expect(await stockOf(skuIds)).toEqual([
    [0, 0],
    [4, 0],
  ])
  expect(await movesOf(orderId)).toEqual([
    { kind: 'reserve', skuId: a, quantity: 10 },
    { kind: 'reserve', skuId: b, quantity: 1 },
    { kind: 'ship', skuId: a, quantity: 10 },
    { kind: 'ship', skuId: b, quantity: 1 },
  ])
  await expectSums()
})

test('parcel by parcel: each ships once, a partial cancellation releases a part once, the rest returns with the order', async () => {
  const { skuIds } = await putOnSale(10)
  const [skuId = ''] = skuIds
  const orderId = newId()
  await reserveStock(systemOf(at), [{ orderId, skuId, quantity: 9 }])
  const part = (quantity: number) => ({ orderId, causeId: newId(), lines: [{ skuId, quantity }] })
  const [first, second, cancelled] = [part(3), part(2), part(1)]
  for (const parcel of [first, second, first]) await shipStock(systemOf(at), parcel)
  expect(await stockOf(skuIds)).toEqual([[5, 4]])
  await releaseStockPart(systemOf(at), cancelled)
  await releaseStockPart(systemOf(at), cancelled)
  expect(await stockOf(skuIds)).toEqual([[5, 3]])
  await expect(shipStock(systemOf(at), part(4))).rejects.toThrow('ship of more than an order holds')
  expect(await stockOf(skuIds)).toEqual([[5, 3]])
  await releaseStock(systemOf(at), [orderId])
  await releaseStock(systemOf(at), [orderId])
  expect(await stockOf(skuIds)).toEqual([[5, 0]])
  await expectSums()
})

test('20 parcels of one order at once: as many leave as it holds, none twice', async () => {
  const { skuIds } = await putOnSale(30)
  const [skuId = ''] = skuIds
  const orderId = newId()
  await reserveStock(systemOf(at), [{ orderId, skuId, quantity: 10 }])
  const parcels = Array.from({ length: 10 }, () => ({ orderId, causeId: newId(), lines: [{ skuId, quantity: 2 }] }))
  const answers = await Promise.allSettled([...parcels, ...parcels].map((parcel) => shipStock(systemOf(at), parcel)))
  expect(await stockOf(skuIds)).toEqual([[20, 0]])
  expect(await movesOf(orderId)).toHaveLength(6)
  // Five parcels went, and each of them was heard of twice.
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await expectSums()
})

test('what falls short is named and nothing has moved, also when lines only fall short together', async () => {
  const { skuIds } = await putOnSale(3, 9)
  const [a = '', b = ''] = skuIds
  const orders = [newId(), newId()] as const
  const { short } = await reserveStock(systemOf(at), [
    { orderId: orders[0], skuId: a, quantity: 2 },
    { orderId: orders[1], skuId: a, quantity: 2 },
    { orderId: orders[1], skuId: b, quantity: 9 },
  ])
  expect(short).toEqual([{ skuId: a, title: expect.any(String), available: 3 }])
  expect(await stockOf(skuIds)).toEqual([
    [3, 0],
    [9, 0],
  ])
  expect(await movesOf(orders[1])).toEqual([])
})

test('a reservation goes with the transaction of its caller', async () => {
  const { skuIds } = await putOnSale(3)
  const line = { orderId: newId(), skuId: skuIds[0] ?? '', quantity: 3 }
  const ctx = systemOf(at)
  await expect(
    ctx.transaction(async (ctx) => {
      await reserveStock(ctx, [line])
      notFound()
    }),
  ).rejects.toThrow('NOT_FOUND')
  expect(await stockOf(skuIds)).toEqual([[3, 0]])
  expect(await reserveStock(ctx, [line])).toEqual(DONE)
})

test('lock or oversell: 60 buyers, 20 pieces, two SKUs named in either order: 20 orders, no deadlock, no oversell', async () => {
  const { skuIds } = await putOnSale(20, 50)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const orderId = newId()
      const named = index % 2 === 0 ? skuIds : skuIds.toReversed()
      return reserveStock(
        systemOf(at),
        named.map((skuId) => ({ orderId, skuId, quantity: 1 })),
      )
    }),
  )
  expect(answers.filter(({ short }) => short.length === 0)).toHaveLength(20)
  expect(await stockOf(skuIds)).toEqual([
    [20, 20],
    [50, 20],
  ])
  await expectSums()
})

test('shipping and returning one order at once: one of them wins', async () => {
  const { skuIds } = await putOnSale(40)
  const orders = Array.from({ length: 20 }, () => newId())
  await reserveStock(
    systemOf(at),
    orders.map((orderId) => ({ orderId, skuId: skuIds[0] ?? '', quantity: 2 })),
  )
  const lines = [{ skuId: skuIds[0] ?? '', quantity: 2 }]
  await Promise.allSettled(
    orders.flatMap((orderId) => [
      shipStock(systemOf(at), { orderId, causeId: newId(), lines }),
      releaseStock(systemOf(at), [orderId]),
    ]),
  )
  const [[onHand = -1, reserved] = []] = await stockOf(skuIds)
  expect(reserved).toBe(0)
  const moves = await Promise.all(orders.map(movesOf))
  expect(moves.every((list) => list.length === 2)).toBe(true)
  expect(onHand).toBe(40 - 2 * moves.flat().filter(({ kind }) => kind === 'ship').length)
  await expectSums()
})

test('the commands take the same few statements whatever the number of lines', async () => {
  const { skuIds } = await putOnSale(...Array.from({ length: 12 }, () => 5))
  const orderId = newId()
  const lines = skuIds.map((skuId) => ({ orderId, skuId, quantity: 1 }))
  const counts = []
  for (const command of [
    () => priceLines(at.services, skuIds),
    () => reserveStock(systemOf(at), lines),
    () =>
      reserveStock(
        systemOf(at),
        lines.map((line) => ({ ...line, orderId: shopId, quantity: 6 })),
      ),
    () => shipStock(systemOf(at), { orderId, causeId: newId(), lines }),
    () => releaseStock(systemOf(at), [orderId]),
  ]) {
    counts.push((await countStatements<unknown>(command)).statements.length)
  }
  expect(counts).toEqual([1, 2, 2, 2, 3])
})
