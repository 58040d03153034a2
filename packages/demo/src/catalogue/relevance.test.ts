import { PAGE_SIZE_MAX } from '@zhujia/contract/core/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LABELS_BY_LANGUAGE } from '@zhujia/server/testing/search/labels-of-languages.data.ts'
import { LABELS } from '@zhujia/server/testing/search/labels.data.ts'
import { measureAll, type Relevance } from '@zhujia/server/testing/search/measure.ts'
import type { TestApp } from '@zhujia/server/testing/test-app.ts'
import { makeDemoApp } from '../testing/demo-app.ts'

let at: TestApp
let relevance: Relevance
beforeAll(async () => {
  at = await makeDemoApp({ ANONYMOUS_PER_MINUTE: '1000000' })
  relevance = await measureAll(at, LABELS)
})
afterAll(() => at.close())

test('there are enough queries, each once, and the demo world has something for nearly all of them', () => {
  expect(LABELS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(LABELS.map(({ q }) => q)).size).toBe(LABELS.length)
  expect(relevance.queries.length).toBeGreaterThan(LABELS.length * 0.95)
})

test('the best come first: nDCG@10 of 0.97 and more', () => {
  expect(relevance.ndcg).toBeGreaterThanOrEqual(0.97)
})

test('what was asked for is found: recall of 0.98 and more', () => {
  expect(relevance.recall).toBeGreaterThanOrEqual(0.98)
})

test('nothing that is there is answered with an empty page', () => {
  expect(relevance.empty).toEqual([])
})

test.each(['瓷砖', '地板', '门', '马桶', '灯'])(
  '%s by price: what is called so from the cheapest on, then, marked as related, what has the word',
  async (q) => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        at.call('catalogue.listProducts', { query: { q, sort: 'priceAsc', size: PAGE_SIZE_MAX, page } }),
      ),
    )
    const found = pages.flatMap((answer) => (answer.success ? answer.data.records : []))
    const firstRelated = found.findIndex(({ isRelated }) => isRelated)
    expect(firstRelated).toBeGreaterThan(0)
    for (const part of [found.slice(0, firstRelated), found.slice(firstRelated)]) {
      expect(new Set(part.map(({ isRelated }) => isRelated)).size).toBe(1)
      const prices = part.map(({ shown }) => shown.fen)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  },
)

describe.each(['en', 'fr', 'es', 'zh-Hant'] as const)('the same goods by what they are called in %s', (locale) => {
  test('nDCG@10 of 0.95 and more over at least 40 queries, recall of 0.98, and none is empty', async () => {
    const labels = LABELS_BY_LANGUAGE[locale]
    const { queries, ndcg, recall, empty } = await measureAll(at, labels, locale)
    expect(new Set(labels.map(({ q }) => q)).size).toBe(labels.length)
    expect(queries.length).toBeGreaterThanOrEqual(40)
    expect(queries.length).toBe(labels.length)
    expect(empty).toEqual([])
    expect(ndcg).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(0.98)
  })
})
