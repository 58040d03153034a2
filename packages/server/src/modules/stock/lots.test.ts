import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { skus } from '#tables/catalogue.ts'
import { skuLots } from '#tables/stock.ts'
import { countStatements } from '#testing/count-statements.ts'
import { addProduct, makeCatalogue, openShop, type TestSku } from '#testing/catalogue-fixture.ts'
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

/** One SKU with lots A, B … of these sizes, the oldest first. */
const sizes = (...quantities: number[]): TestSku => ({
  priceFen: 100,
  stock: quantities.reduce((a, b) => a + b, 0),
  lots: quantities.map((quantity, index) => ({ code: String.fromCodePoint(65 + index), quantity })),
})
const putOnSale = async (...list: TestSku[]) => (await addProduct(at, { shopId, picture, skus: list })).skuIds

const lotsOf = async (skuId: string) =>
  (await at.db.select().from(skuLots).where(eq(skuLots.skuId, skuId)).orderBy(asc(skuLots.code))).map(
    ({ code, onHand, reserved }) => `${code} ${reserved}/${onHand}`,
  )

async function skuOf(skuId: string) {
  const [row] = await at.db
    .select({ onHand: skus.onHand, reserved: skus.reserved })
    .from(skus)
    .where(eq(skus.id, skuId))
  return [row?.reserved, row?.onHand]
}

/** SKU counters are the sums of their lots, and lots are the sums of their moves. */
async function expectSums() {
  const wrong = await at.db.execute(sql`
    select s.id from skus s join products p on p.id = s.product_id left join sku_lots l on l.sku_id = s.id where p.has_lots group by s.id
    having s.on_hand <> coalesce(sum(l.on_hand), 0) or s.reserved <> coalesce(sum(l.reserved), 0)
    union all
    select l.id from sku_lots l left join stock_moves m on m.lot_id = l.id group by l.id
    having l.on_hand <> coalesce(sum(case m.kind when 'receive' then quantity when 'ship' then -quantity end), 0)
      or l.reserved <> coalesce(sum(case m.kind when 'reserve' then quantity when 'release' then -quantity when 'ship' then -quantity end), 0)`)
  expect(wrong.rows).toEqual([])
}

const reserve = (skuId: string, quantity: number, orderId = newId()) =>
  reserveStock(systemOf(at), [{ orderId, skuId, quantity }])

test('a line gets all of its quantity of the oldest lot that has it', async () => {
  const [id = ''] = await putOnSale(sizes(3, 8, 20))
  expect(await reserve(id, 2)).toMatchObject({ short: [], lots: [{ skuId: id, code: 'A' }] })
  expect(await reserve(id, 5)).toMatchObject({ lots: [{ code: 'B' }] })
  expect(await reserve(id, 1)).toMatchObject({ lots: [{ code: 'A' }] })
  expect(await reserve(id, 4)).toMatchObject({ lots: [{ code: 'C' }] })
  expect(await lotsOf(id)).toEqual(['A 3/3', 'B 5/8', 'C 4/20'])
  expect(await skuOf(id)).toEqual([12, 31])
  expect((await priceLines(at.services, [id]))[0]?.available).toBe(16)
  await expectSums()
})

test('what only the sum of lots would hold is short, with what the largest has', async () => {
  const [id = '', other = ''] = await putOnSale(sizes(6, 9), sizes(4))
  const orderId = newId()
  const answer = await reserveStock(systemOf(at), [
    { orderId, skuId: id, quantity: 10 },
    { orderId, skuId: other, quantity: 4 },
  ])
  expect(answer).toEqual({ short: [{ skuId: id, title: expect.any(String), available: 9 }], lots: [] })
  expect([await lotsOf(id), await lotsOf(other)]).toEqual([['A 0/6', 'B 0/9'], ['A 0/4']])
  expect((await reserve(id, 9)).lots).toMatchObject([{ code: 'B' }])
})

test('lines of one SKU for one order are one line of one lot; the same again moves nothing and names the same lot', async () => {
  const [id = ''] = await putOnSale(sizes(5, 7))
  const orderId = newId()
  const lines = [
    { orderId, skuId: id, quantity: 3 },
    { orderId, skuId: id, quantity: 3 },
  ]
  const first = await reserveStock(systemOf(at), lines)
  expect(first.lots).toEqual([{ orderId, skuId: id, code: 'B' }])
  expect(await reserveStock(systemOf(at), lines)).toEqual(first)
  expect(await reserve(id, 5)).toMatchObject({ lots: [{ code: 'A' }] })
  expect(await reserveStock(systemOf(at), lines)).toEqual(first)
  expect(await lotsOf(id)).toEqual(['A 5/5', 'B 6/7'])
  await expectSums()
})

test('release gives back to the lot, shipping takes from it, in parts and each once', async () => {
  const [id = ''] = await putOnSale(sizes(10, 10))
  const [back, gone] = [newId(), newId()]
  await reserve(id, 7, back)
  await reserve(id, 6, gone)
  expect(await lotsOf(id)).toEqual(['A 7/10', 'B 6/10'])
  await releaseStock(systemOf(at), [back])
  await releaseStock(systemOf(at), [back])
  const parcel = { orderId: gone, causeId: newId(), lines: [{ skuId: id, quantity: 2 }] }
  await shipStock(systemOf(at), parcel)
  await shipStock(systemOf(at), parcel)
  expect(await lotsOf(id)).toEqual(['A 0/10', 'B 4/8'])
  await releaseStockPart(systemOf(at), { ...parcel, causeId: newId(), lines: [{ skuId: id, quantity: 1 }] })
  await shipStock(systemOf(at), { ...parcel, causeId: newId(), lines: [{ skuId: id, quantity: 3 }] })
  expect(await lotsOf(id)).toEqual(['A 0/10', 'B 0/5'])
  await expect(
    shipStock(systemOf(at), { ...parcel, causeId: newId(), lines: [{ skuId: id, quantity: 1 }] }),
  ).rejects.toThrow('more than an order holds')
  expect(await skuOf(id)).toEqual([0, 15])
  await expectSums()
})

test('80 buyers at once want 3 of lots of 20, 10 and 4: exactly ten get them, and no lot is split', async () => {
  const [id = '', plain = ''] = await putOnSale(sizes(20, 10, 4), sizes(500))
  const orders = Array.from({ length: 80 }, () => newId())
  const answers = await Promise.all(
    orders.map((orderId, index) => {
      const lines = [
        { orderId, skuId: id, quantity: 3 },
        { orderId, skuId: plain, quantity: 1 },
      ]
      return reserveStock(systemOf(at), index % 2 === 0 ? lines : lines.toReversed())
    }),
  )
  // Six of twenty, three of ten, one of four.
  expect(answers.filter(({ short }) => short.length === 0)).toHaveLength(10)
  expect(await lotsOf(id)).toEqual(['A 18/20', 'B 9/10', 'C 3/4'])
  expect(await lotsOf(plain)).toEqual(['A 10/500'])
  const held = orders.filter((_, index) => answers[index]?.short.length === 0)
  const [first = '', ...others] = held
  await Promise.all([
    shipStock(systemOf(at), { orderId: first, causeId: newId(), lines: [{ skuId: id, quantity: 3 }] }),
    ...others.map((orderId) => releaseStock(systemOf(at), [orderId])),
  ])
  expect((await skuOf(id))[0]).toBe(0)
  await expectSums()
})

test('lots cost the same statements, whatever their number', async () => {
  const ids = await putOnSale(...Array.from({ length: 8 }, () => sizes(5, 5)))
  const orderId = newId()
  const counts = []
  for (const command of [
    () => priceLines(at.services, ids),
    () =>
      reserveStock(
        systemOf(at),
        ids.map((skuId) => ({ orderId, skuId, quantity: 2 })),
      ),
    () => shipStock(systemOf(at), { orderId, causeId: orderId, lines: ids.map((skuId) => ({ skuId, quantity: 2 })) }),
  ]) {
    counts.push((await countStatements<unknown>(command)).statements.length)
  }
  expect(counts).toEqual([1, 3, 2])
})

test('lots that are not the whole stock are refused', async () => {
  const sku = { priceFen: 100, stock: 9, lots: [{ code: 'A', quantity: 8 }] }
  await expect(addProduct(at, { shopId, picture, skus: [sku] })).rejects.toThrow('hold 8 steps, its stock is 9')
})
