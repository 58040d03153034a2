import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { PRODUCT_SORTS } from '@zhujia/contract/catalogue/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToStatements } from '#testing/count-statements.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { makeTestApp, type CallOptions, type TestApp } from '#testing/test-app.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

let at: TestApp
let fixture: TradeFixture
beforeAll(async () => {
  at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000' })
  fixture = await makeTradeFixture(at)
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

const WIDE: Query = { stage: 'test-stage', minFen: 1, sort: 'priceAsc' }

/** Asks wide reads while all are held, tells what is asked meanwhile, and counts their answers once they are let go. */
async function askHeld(callers: readonly CallOptions[], meanwhile: () => Promise<void>): Promise<number[]> {
  await ask({ q: '地砖' })
  const { letGo } = holdStatements(/search_documents/)
  try {
    const wide = callers.map((caller) => at.call('catalogue.listProducts', { query: WIDE }, caller))
    expect(await Promise.race(wide)).toMatchObject({ status: 503 })
    await meanwhile()
    letGo()
    return (await Promise.all(wide)).map(({ status }) => status)
  } finally {
    letGo()
  }
}
const count = (statuses: readonly number[]) =>
  [200, 503].map((wanted) => statuses.filter((status) => status === wanted).length)
const nothing = () => Promise.resolve()

test('24 callers of reads that look at everything: twelve have their turn, the others alone are busy, all else goes on', async () => {
  const callers = Array.from({ length: 24 }, (_, number) => ({ ip: `10.${number}.0.1` }))
  const statuses = await askHeld(callers, async () => {
    // More than the pool has connections, in turn: none of them waits for what is held.
    for (const query of [{}, { sort: 'priceAsc', inStock: '1' }, { category: 'test-root', sort: 'newest' }] as const)
      expect((await ask(query)).status).toBe(200)
    expect((await at.call('cart.getCart', {}, { token: fixture.buyer.token })).status).toBe(200)
  })
  expect(count(statuses)).toEqual([12, 12])
  expect((await ask(WIDE)).status).toBe(200)
})

test('one address has two such reads at a time and two waiting, and leaves the rest to others', async () => {
  const callers = Array.from({ length: 12 }, () => ({ ip: '2001:db8:1:1::1' }))
  const statuses = await askHeld([...callers, { ip: '2001:db8:2:1::1' }], nothing)
  expect([count(statuses.slice(0, 12)), statuses[12]]).toEqual([[4, 8], 200])
})

test('the addresses of one subnet have three at a time and five waiting together', async () => {
  const callers = Array.from({ length: 12 }, (_, number) => ({ ip: `10.1.1.${number}` }))
  const statuses = await askHeld([...callers, { ip: '10.1.2.1' }], nothing)
  expect([count(statuses.slice(0, 12)), statuses[12]]).toEqual([[8, 4], 200])
})

test('one person has no more, from however many addresses', async () => {
  const { token } = fixture.buyer
  const callers = Array.from({ length: 5 }, (_, number) => ({ token, ip: `10.${number}.0.1` }))
  expect(count(await askHeld(callers, nothing))).toEqual([4, 1])
})

test('whoever fills the queue from the /24s of one /16 is refused, and somebody from elsewhere has their turn', async () => {
  const callers = Array.from({ length: 15 }, (_, n) => ({ ip: `10.5.${n}.1` }))
  const statuses = await askHeld([...callers, { ip: '10.6.0.1' }], nothing)
  expect([count(statuses.slice(0, 15)), statuses[15]]).toEqual([[11, 4], 200])
})
