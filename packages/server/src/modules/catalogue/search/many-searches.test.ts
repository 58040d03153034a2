import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { PRODUCT_SORTS } from '@zhujia/contract/catalogue/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToStatements } from '#testing/count-statements.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { openMarket, type Market } from '#testing/market.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

let at: TestApp
let market: Market
beforeAll(async () => {
  at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000' })
  market = await openMarket(at)
})
afterAll(() => at.close())

const ask = (query: Query) => at.call('catalogue.listProducts', { query })

/** All different: words that are read in one to six ways, filters of one to ten kinds, prices, orders, sheets of filters. */
const SEARCHES: readonly Query[] = Array.from({ length: 66 }, (_, number) => ({
  q: ['地砖', '钢琴 静音 木门', '云岭底砖', '马捅', 'dizhuan 800', ''][number % 6] ?? '',
  ...(number % 11 === 0
    ? {}
    : { facets: Array.from({ length: number % 11 }, (_, kind) => `kind-${kind}:value-${number}`).join(',') }),
  sort: PRODUCT_SORTS[number % 5] ?? 'default',
  ...(number % 3 === 0 ? { minFen: number } : {}),
  ...(number % 4 === 0 ? { inStock: '1' as const } : {}),
  ...(number % 5 < 2 ? { withFacets: '1' as const } : {}),
  ...(number % 7 === 0 ? { stage: 'test-stage' } : {}),
}))

test('however different searches are, they are few statements, so that names of prepared ones last', async () => {
  const { statements } = await listenToStatements(async () => {
    for (const query of SEARCHES) expect((await ask(query)).success, JSON.stringify(query)).toBe(true)
  })
  expect(statements.length).toBeGreaterThan(66)
  expect(new Set(statements.map(({ text }) => text)).size).toBeLessThanOrEqual(14)
})

test('more than ten kinds of filters are refused, and nothing is changed or read for them', async () => {
  const before = await digestOf(at.db)
  const facets = Array.from({ length: 11 }, (_, kind) => `kind-${kind}:a`).join(',')
  const { result, statements } = await listenToStatements(() =>
    ask({ facets, minFen: 1, inStock: '1', withFacets: '1' }),
  )
  expect([result.status, result.success, statements.length]).toEqual([400, false, 0])
  expect(await digestOf(at.db)).toEqual(before)
})

test('24 callers of reads that look at everything: twelve have their turn, the others alone are busy, all else goes on', async () => {
  await ask({ q: '地砖' })
  const letGo = holdStatements(/search_documents/)
  try {
    const wide = Array.from({ length: 24 }, (_, number) =>
      ask({ stage: 'test-stage', minFen: number, sort: 'priceAsc' }),
    )
    const busy = wide.map((answer, place) => answer.then(({ status }) => ({ status, place })))
    expect(await Promise.race(busy)).toMatchObject({ status: 503 })
    // More than the pool has connections, in turn: none of them waits for what is held.
    for (const query of [{}, { sort: 'priceAsc', inStock: '1' }, { category: 'test-root', sort: 'newest' }] as const)
      expect((await ask(query)).status).toBe(200)
    expect((await at.call('cart.getCart', {}, { token: market.buyer.token })).status).toBe(200)
    letGo()
    const statuses = (await Promise.all(wide)).map(({ status }) => status)
    expect([200, 503].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([12, 12])
  } finally {
    letGo()
  }
  expect((await ask({ minFen: 1, sort: 'priceAsc', stage: 'test-stage' })).status).toBe(200)
})
