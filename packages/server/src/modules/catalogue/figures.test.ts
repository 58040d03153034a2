import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openMarket, pay, placeOrders, type Market } from '#testing/market.ts'
import { addProduct, type TestSku } from '#testing/shelf.ts'
import { files } from '#tables/files.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { listBookFaults } from '../ledger/index.ts'
import { changePrices, type NewProduct, releaseStock, reserveStock } from './index.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

let at: TestApp
let market: Market
let picture: string
beforeAll(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  picture = (await at.db.select({ id: files.id }).from(files).limit(1))[0]?.id ?? ''
})
afterAll(() => at.close())

const unitOf = (step: NewProduct['unit']['step'], base = step, stepThousandths = 1000) => ({
  step,
  base,
  stepThousandths,
  minSteps: 1,
})
const sell = (title: string, unit: NewProduct['unit'], skus: TestSku[]) =>
  addProduct(at, {
    shopId: market.shopIds[0],
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
  expect(await listBookFaults(at.db)).toEqual([])
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
      market.buyer,
      wanted.map(([skuId, quantity]) => ({ skuId, quantity })),
    )
    await pay(at, market.buyer.token, paymentId)
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
  await at.call('orders.cancelOrder', { params: { id: second }, body: { reason: 'changedMind' } }, market.buyer)
  expect(await best()).toHaveLength(2)
  await at.call('orders.agreeCancel', { params: { id: second } }, market.sellers[0])
  expect(await best()).toEqual([
    ['卖得好的阀', 1],
    ['裁得很多的线', 1],
  ])
  expect(await listBookFaults(at.db)).toEqual([])
})

test('what ran out leaves the lists of what can be bought at once, also when its SKUs run out side by side', async () => {
  const { id, skuIds } = await sell('最后几件', unitOf('item'), [
    { priceFen: 100, stock: 2 },
    { priceFen: 100, stock: 2 },
  ])
  const isListed = async () => {
    const found = await Promise.all(
      [{ sort: 'priceAsc' as const }, { q: '最后几件' }].map(async (query) =>
        (await list({ ...query, inStock: '1' })).records.some((record) => record.id === id),
      ),
    )
    return found
  }
  expect(await isListed()).toEqual([true, true])
  for (let round = 0; round < 5; round++) {
    const orders = skuIds.map((skuId) => ({ skuId, orderId: newId(), quantity: 2 }))
    await Promise.all(orders.map((line) => reserveStock(systemOf(at), [line])))
    expect(await isListed()).toEqual([false, false])
    await Promise.all(orders.map(({ orderId }) => releaseStock(systemOf(at), [orderId])))
    expect(await isListed()).toEqual([true, true])
  }
  const faults = (await listBookFaults(at.db)).map(({ rule }) => rule)
  expect(faults.filter((rule) => rule.includes('can be bought'))).toEqual([])
})
