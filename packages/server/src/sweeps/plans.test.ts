import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToStatements } from '../testing/count-statements.ts'
import { makeTradeFixture, type TradeFixture } from '../testing/trade-fixture.ts'
import { planOf, unbounded } from '../testing/plans.ts'
import { ENDPOINT_KEYS, send, specOf, type AnyRequest } from '../testing/requests.ts'
import { SWEEPS, sweptOf } from '../testing/sweeps/sweeps.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

/** What grows with the trade. */
const LARGE = Object.values(SWEEPS).flatMap(({ large = [] }) => large)

let at: TestApp
let fixture: TradeFixture
let productId: string
beforeAll(async () => {
  at = await makeTestApp()
  fixture = await makeTradeFixture(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from products limit 1`)
  productId = rows[0]?.id ?? ''
})
afterAll(() => at.close())

/** Everything in the plans of an endpoint's statements that grows with the tables. */
async function faultsOf(key: EndpointKey, request: AnyRequest, token: string): Promise<string[]> {
  const { result, statements } = await listenToStatements(() => send(at.app, key, { request, token }))
  expect(result.envelope.success).toBe(true)
  const plans = await Promise.all(
    statements.filter(({ text }) => /^\s*(select|with)/i.test(text)).map((statement) => planOf(at.db, statement)),
  )
  expect(plans.length).toBeGreaterThan(1)
  return plans.flatMap((plan) => unbounded(plan, LARGE))
}

/** Every list of an area that is to be read by an index. */
const INDEXED = ENDPOINT_KEYS.flatMap((key) =>
  (sweptOf(key).indexed ?? []).map((list) => [key, JSON.stringify(list), list] as const),
)

test.each(INDEXED)('%s %s is an index in its order', async (key, _shown, { by, request }) => {
  const { token } = by === 'buyer' ? fixture.buyer : fixture.sellers[0]
  const params = specOf(key).params ? { params: { id: productId } } : {}
  expect(await faultsOf(key, { ...request, ...params }, token)).toEqual([])
})

test('a list without an index is found out', async () => {
  const ofStatement = async (text: string) => unbounded(await planOf(at.db, { text, values: [''] }), LARGE)
  expect(await ofStatement('select id from orders where buyer_remark = $1 order by placed_at desc limit 20')).toEqual([
    'sorts orders',
    'reads orders whole',
  ])
  expect(await ofStatement('select id from orders where buyer_remark = $1 limit 20')).toEqual(['reads orders whole'])
})

test('what was bought together is read from the newest orders of each product, by their index', async () => {
  const query = { productIds: `${productId},${productId}` }
  expect(await faultsOf('orders.listBoughtTogether', { query }, fixture.buyer.token)).toEqual([])
})
