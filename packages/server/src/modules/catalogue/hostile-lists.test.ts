import { beforeAll, expect, test } from 'vitest'
import { digestOf } from '#testing/digest.ts'
import { makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { send } from '#testing/requests.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
})

const ask = (query: Record<string, string>) => send(at.app, 'catalogue.listProducts', { request: { query } })

const INJECTIONS = [
  "price'; drop table products; --",
  'priceAsc, (select pg_sleep(5))',
  '(case when 1=1 then id else title end)',
  'from_fen desc',
  'priceAsc--',
  '1',
  '',
]

test.each(INJECTIONS)('SQL injection in a sort: "%s" is no order that there is', async (sort) => {
  const before = await digestOf(at.db)
  const reply = await ask({ sort })
  expect(reply.status).toBe(400)
  expect(reply.envelope).toMatchObject({
    success: false,
    errorCode: 'INVALID_INPUT',
    data: { fields: { sort: expect.any(String) as string } },
  })
  expect(await digestOf(at.db)).toEqual(before)
})

test.each(["' or 1=1 --", "') or true --", "\\' or 1=1", "测试' & !'x", '%', '_', '$$;select 1;$$'])(
  'SQL injection in the words: %s is looked for and not run',
  async (q) => {
    const all = await ask({})
    const found = await ask({ q, literal: '1' })
    expect(all.envelope).toMatchObject({ success: true, data: { total: 2 } })
    expect(found.envelope).toMatchObject({ success: true, data: { total: 0 } })
  },
)

test('search misses substrings: a piece from the middle of a title, a phrase and a brand in the middle of words find it', async () => {
  const detail = await at.call('catalogue.listProducts', { query: { shopId: fixture.shopIds[0] } })
  const title = detail.success ? (detail.data.records[0]?.title ?? '') : ''
  expect(title).toMatch(/^测试商品\d+$/)
  const words = [title, title.slice(1), '试商', '商品', '地砖', '砚野 商品', 'yanye', 'shangpin']
  for (const q of words) {
    const answer = await at.call('catalogue.listProducts', { query: { q } })
    expect(answer.success && answer.data.records.map((record) => record.title), q).toContain(title)
  }
})
