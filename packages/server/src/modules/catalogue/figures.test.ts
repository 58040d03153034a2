import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { addProduct, type TestSku } from '#testing/catalogue-fixture.ts'
import { products } from '#tables/catalogue.ts'
import { files } from '#tables/files.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { listViolations } from '#invariants.ts'
import { addSold, changePrices, type NewProduct, priceLines } from './index.ts'
import { reserveStock } from '../stock/index.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let picture: string
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  picture = (await at.db.select({ id: files.id }).from(files).limit(1))[0]?.id ?? ''
})

const unitOf = (step: NewProduct['unit']['step'], base = step, stepThousandths = 1000) => ({
  step,
  base,
  stepThousandths,
  minSteps: 1,
})
const sell = (title: string, unit: NewProduct['unit'], skus: TestSku[]) =>
  addProduct(at, {
    shopId: fixture.shopIds[0],
    picture,
    skus,
    change: { title, unit, category: 'test-other' },
  })

async function list(query: Query) {
  const answer = await at.call('catalogue.listProducts', { query: { category: 'test-other', ...query } })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const shown = async (query: Query) =>
  (await list(query)).records.map(({ title, shown }) => [title, shown.fen, shown.unit, shown.hasDearer])

test('prices compare as they are shown: by the ㎡ what is laid, by the whole unit what is cut', async () => {
  // 12,288 fen a box of 1.92 ㎡ are 6,400 a ㎡; the larger box is dearer, its ㎡ is not.
  const { skuIds } = await sell('按箱卖的砖', unitOf('box', 'sqm'), [
    { priceFen: 12_288, stock: 9, pack: { areaCm2: 19_200 } },
    { priceFen: 14_000, stock: 9, pack: { areaCm2: 25_000 } },
  ])
  await sell('按平米裁的门', unitOf('sqm', 'sqm', 100), [{ priceFen: 5790, stock: 9 }])
  await sell('按米裁的线', unitOf('metre', 'metre', 100), [{ priceFen: 869, stock: 999 }])
  await sell('按个卖的角阀', unitOf('item'), [{ priceFen: 1280, stock: 9 }])
  await sell('不知面积的袋', unitOf('bag', 'sqm'), [{ priceFen: 6000, stock: 9 }])
  const [valve, brick, bag, line, door] = [
    ['按个卖的角阀', 1280, 'item', false],
    ['按箱卖的砖', 5600, 'sqm', true],
    ['不知面积的袋', 6000, 'bag', false],
    ['按米裁的线', 8690, 'metre', false],
    ['按平米裁的门', 57_900, 'sqm', false],
  ]
  expect(await shown({ sort: 'priceAsc' })).toEqual([valve, brick, bag, line, door])
  expect(await shown({ sort: 'priceDesc' })).toEqual([door, line, bag, brick, valve])
  expect(await shown({ sort: 'priceAsc', maxFen: 6000 })).toEqual([valve, brick, bag])
  expect(await shown({ sort: 'priceAsc', minFen: 6001, maxFen: 8690 })).toEqual([line])
  const { facets } = await list({ withFacets: '1' })
  expect(facets?.prices.map(({ fromFen, count }) => [fromFen, count]).filter(([, count]) => count)).toEqual([
    [1000, 1],
    [5000, 3],
    [50_000, 1],
  ])
  await changePrices(systemOf(at), [{ skuId: skuIds[1] ?? '', priceFen: 32_500 }])
  expect(await shown({ sort: 'priceAsc', minFen: 6400, maxFen: 6400 })).toEqual([['按箱卖的砖', 6400, 'sqm', true]])
  expect(await listViolations(at.db)).toEqual([])
})

test('sales count orders, not sale steps: 284 steps of a line are one order, two of a valve are two', async () => {
  const lines = await sell('裁得很多的线', unitOf('metre', 'metre', 100), [{ priceFen: 10, stock: 999 }])
  const valves = await sell('卖得好的阀', unitOf('item'), [
    { priceFen: 100, stock: 9 },
    { priceFen: 110, stock: 9 },
  ])
  const [line = '', valve = '', other = ''] = [...lines.skuIds, ...valves.skuIds]
  const buy = async (...wanted: [string, number][]) => {
    const { orderIds, paymentId } = await placeOrders(
      at,
      fixture.buyer,
      wanted.map(([skuId, quantity]) => ({ skuId, quantity })),
    )
    await pay(at, fixture.buyer.token, paymentId)
    return orderIds[0] ?? ''
  }
  await buy([line, 284], [valve, 1], [other, 2])
  const second = await buy([valve, 3], [other, 1])
  const best = async () =>
    (await list({ sort: 'sales', size: 2 })).records.map(({ title, soldCount }) => [title, soldCount])
  expect(await best()).toEqual([
    ['卖得好的阀', 2],
    ['裁得很多的线', 1],
  ])
  await at.call('orders.requestCancel', { params: { id: second }, body: { reason: 'changedMind' } }, fixture.buyer)
  expect(await best()).toHaveLength(2)
  await at.call('orders.agreeCancel', { params: { id: second } }, fixture.sellers[0])
  expect(await best()).toEqual([
    ['卖得好的阀', 1],
    ['裁得很多的线', 1],
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('orders that count as sold go up and down, never below none', async () => {
  const { id } = await sell('数过的', unitOf('item'), [{ priceFen: 100, stock: 1 }])
  const sold = async () =>
    (await at.db.select({ soldCount: products.soldCount }).from(products).where(eq(products.id, id)))[0]?.soldCount
  await addSold(systemOf(at), [
    { productId: id, orders: 3 },
    { productId: id, orders: 4 },
  ])
  await addSold(systemOf(at), [{ productId: id, orders: -2 }])
  expect(await sold()).toBe(5)
  await expect(addSold(systemOf(at), [{ productId: id, orders: -6 }])).rejects.toThrow('Failed query')
  expect(await sold()).toBe(5)
})

test('prices come with shop, unit, freight and what is available', async () => {
  const { id, skuIds } = await sell('可买七箱', unitOf('box', 'sqm'), [{ priceFen: 100, stock: 7 }])
  await reserveStock(systemOf(at), [{ orderId: newId(), skuId: skuIds[0] ?? '', quantity: 2 }])
  expect(await priceLines(at.services, [...skuIds, newId()])).toEqual([
    {
      skuId: skuIds[0],
      productId: id,
      versionHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      title: '可买七箱',
      spec: ['花色0'],
      madeToMeasure: null,
      pictureFileId: picture,
      unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
      priceFen: 100,
      available: 5,
      isOnSale: true,
      leadDays: 0,
      returnRule: 'seven-days',
      freight: { id: expect.any(String), name: expect.any(String), measure: 'piece', rules: [expect.any(Object)] },
      weightGrams: 1000,
      volumeCm3: 1000,
      shop: { id: fixture.shopIds[0], name: expect.stringMatching(/^测试店/), commissionBp: 500 },
    },
  ])
})
