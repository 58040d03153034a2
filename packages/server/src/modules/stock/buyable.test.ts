import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { files } from '#tables/files.ts'
import { addProduct } from '#testing/catalogue-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { listViolations } from '#invariants.ts'
import { releaseStock, reserveStock } from './index.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
})

async function list(query: RequestOf<EndpointOf<'catalogue.listProducts'>>['query']) {
  const answer = await at.call('catalogue.listProducts', { query })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('what ran out leaves the lists of what can be bought at once, also when its SKUs run out side by side', async () => {
  const { id, skuIds } = await addProduct(at, {
    shopId: fixture.shopIds[0],
    picture: (await at.db.select({ id: files.id }).from(files).limit(1))[0]?.id ?? '',
    skus: [
      { priceFen: 100, stock: 2 },
      { priceFen: 100, stock: 2 },
    ],
    change: { title: '最后几件' },
  })
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
  const faults = (await listViolations(at.db)).map(({ rule }) => rule)
  expect(faults.filter((rule) => rule.includes('can be bought'))).toEqual([])
})
