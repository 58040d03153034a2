import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { type EndpointSpec, isMutation } from '@zhujia/contract/core/endpoint.ts'
import { cartQuery, countQuery } from './cart/queries.ts'
import { productQuery } from './catalogue/queries.ts'
import { orderCountsQuery, orderQuery, snapshotQuery } from './orders/queries.ts'
import { paymentQuery } from './payments/queries.ts'
import { orderReviewsQuery, summaryQuery } from './reviews/queries.ts'
import { refreshAfter, STALE_AFTER } from './stale-after.ts'
import type { MutationKey } from './stale.ts'

const KEYS = {
  cart: cartQuery().queryKey,
  badge: countQuery().queryKey,
  product: productQuery('p').queryKey,
  counts: orderCountsQuery('buyer').queryKey,
  order: orderQuery('buyer', 'o').queryKey,
  sold: orderQuery('seller', 'o').queryKey,
  snapshot: snapshotQuery('o', 'l').queryKey,
  payment: paymentQuery('y').queryKey,
  said: orderReviewsQuery('o', 'buyer').queryKey,
  summary: summaryQuery('p').queryKey,
}

/** Which of the queries are stale after a mutation, with data in all of them. */
async function staleAfter(mutation: MutationKey, except?: readonly unknown[]): Promise<string[]> {
  const client = new QueryClient()
  for (const key of Object.values(KEYS)) client.setQueryData<unknown>(key, {})
  await refreshAfter(client, mutation, except)
  return Object.entries(KEYS).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? name : []))
}

test('every mutation of the contract says what it makes stale, and nothing else does', () => {
  const mutations = Object.entries(ENDPOINTS).flatMap(([area, endpoints]) =>
    Object.entries<EndpointSpec>(endpoints).flatMap(([name, spec]) => (isMutation(spec) ? `${area}.${name}` : [])),
  )
  expect(Object.keys(STALE_AFTER).toSorted()).toEqual(mutations.toSorted())
})

test('a new order changes the cart, its badge and the orders', async () => {
  expect(await staleAfter('orders.placeOrder')).toEqual(['cart', 'badge', 'counts', 'order', 'sold'])
})

test('a step of an order changes all that shows orders, except what its page fetches itself', async () => {
  expect(await staleAfter('orders.cancelOrder')).toEqual(['counts', 'order', 'sold', 'snapshot', 'payment'])
  expect(await staleAfter('orders.cancelOrder', KEYS.order)).toEqual(['counts', 'sold', 'snapshot', 'payment'])
})

test('an order that is to be paid alone changes its payment too, and no cart', async () => {
  expect(await staleAfter('orders.separateOrder')).toEqual(['counts', 'order', 'sold', 'snapshot', 'payment'])
})

test('a review changes the reviews and the orders', async () => {
  expect(await staleAfter('reviews.writeReview', KEYS.said)).toEqual(['counts', 'order', 'sold', 'snapshot', 'summary'])
})

test('a search changes nothing', async () => {
  expect(await staleAfter('search.recordSearch')).toEqual([])
})
