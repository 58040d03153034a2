import { listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { quoteOrder } from '@zhujia/contract/orders/endpoints.ts'
import { expect, test } from 'vitest'
import { place } from './orders.ts'
import type { Person } from './person.ts'

const PRODUCT = {
  shop: { id: 'h1' },
  unit: { minSteps: 2 },
  skus: [
    { id: 'scarce', available: 3 },
    { id: 'plenty', available: 900 },
    { id: 'many', available: 80 },
  ],
}

/** A buyer whose calls are answered with one product; what is ordered is added to `bought`. */
function buyerOf(bought: unknown[]): Person {
  const answers = new Map<unknown, unknown>([
    [listProducts, { records: [{ id: 'p1', isSoldOut: false }] }],
    [getProduct, PRODUCT],
    [listAddresses, [{ id: 'a1' }]],
    [quoteOrder, { quoteToken: 't' }],
  ])
  const call = async (spec: unknown, { body }: { body?: { lines?: unknown } }) => {
    if (spec === quoteOrder) bought.push(body?.lines)
    return answers.get(spec)
  }
  return { session: { token: '', currentRoles: [], availableRoles: [] }, call: call as Person['call'] }
}

test('a journey buys the SKU with the largest stock, and leaves scarce ones to the journey that tests scarcity', async () => {
  const bought: unknown[] = []
  await place(buyerOf(bought), [{ product: '瓷砖' }, { product: '瓷砖', steps: 20 }])
  expect(bought).toEqual([
    [
      { skuId: 'plenty', quantity: 2 },
      { skuId: 'plenty', quantity: 20 },
    ],
  ])
  await expect(place(buyerOf([]), [{ product: '瓷砖', steps: 901 }])).rejects.toThrow('no SKU')
})
