import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { memberships } from '#tables/organisations.ts'
import { makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const DEPTH = 2000

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
})

/** One more order through the API, its number and the title of what it holds. */
async function order(): Promise<{ id: string; number: string; title: string }> {
  const [skuId = ''] = fixture.skuIds[0]
  const { orderIds } = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 1 }])
  const id = orderIds[0] ?? ''
  const answer = await at.call('orders.getOrder', { params: { id }, query: { view: 'buyer' } }, fixture.buyer)
  if (!answer.success) throw new Error(answer.message)
  return { id, number: answer.data.number, title: answer.data.lines[0]?.title ?? '' }
}

interface Copies {
  count: number
  title: string
  /** The beginning of their ids. */
  series?: string
  /** How long after the order the first of them was placed. */
  after?: string
}

/** Copies of an order and its lines under a title, a second apart: nobody places thousands. */
async function copy(id: string, { count, title, series = '00000000', after = '1 s' }: Copies): Promise<void> {
  const copied = `'${series}-0000-7000-8000-' || lpad(n::text, 12, '0')`
  for (const [table, changes] of [
    [
      'orders',
      `'id', ${copied}, 'number', 'copy-${series}-' || n, 'placed_at', o.placed_at + interval '${after}' + (n - 1) * interval '1 s'`,
    ],
    ['order_lines', `'id', ${copied}, 'order_id', ${copied}, 'title', '${title}'`],
  ] as const)
    await at.db.execute(
      sql.raw(`insert into ${table} select r.* from generate_series(1, ${count}) n, ${table} o,
        jsonb_populate_record(o, jsonb_build_object(${changes})) r where o.${table === 'orders' ? 'id' : 'order_id'} = '${id}'`),
    )
}

const views = () => [
  { view: 'seller' as const, token: fixture.sellers[0].token },
  { view: 'buyer' as const, token: fixture.buyer.token },
]

test('a search looks through the newest 2,000 orders and no more, and finds a number however old its order is', async () => {
  const oldest = await order()
  at.clock.advance(DAY)
  await copy((await order()).id, { count: DEPTH - 1, title: '月白岩板' })
  for (const { view, token } of views()) {
    const search = async (q: string) => (await at.call('orders.listOrders', { query: { view, q } }, { token })).data
    expect(await search('月白')).toMatchObject({ total: DEPTH - 1 })
    // Two orders hold it, and the older one is the next one back.
    expect(await search(oldest.title)).toMatchObject({ total: 1 })
    expect(await search('没有这个')).toEqual({ records: [], total: 0 })
    expect(await search(oldest.number)).toMatchObject({ total: 1, records: [{ id: oldest.id }] })
  }
})

test('a seller of two shops searches the newest 2,000 over both, not 2,000 in each', async () => {
  const [seller] = fixture.sellers
  await at.db.insert(memberships).values({
    organisationId: fixture.shopIds[1],
    userId: seller.userId,
    permissions: ['order.read'],
    createdAt: at.clock.now(),
  })
  const [skuId = ''] = fixture.skuIds[1]
  const { orderIds } = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 1 }])
  const id = orderIds[0] ?? ''
  await copy(id, { count: 1, title: '朱砂釉砖', series: '00000001', after: '1 day' })
  await copy(id, { count: 1, title: '靛青釉砖', series: '00000002', after: '-9 days' })
  const search = async (q: string) =>
    (await at.call('orders.listOrders', { query: { view: 'seller', q } }, { token: seller.token })).data
  expect(await search('朱砂')).toMatchObject({ total: 1, records: [{ number: 'copy-00000001-1' }] })
  expect(await search('靛青')).toEqual({ records: [], total: 0 })
  expect(await search('copy-00000002-1')).toMatchObject({ total: 1, records: [{ number: 'copy-00000002-1' }] })
})
