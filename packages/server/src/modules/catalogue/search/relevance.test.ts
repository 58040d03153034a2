import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#demo.ts'
import { LABELS } from '#testing/search/labels.data.ts'
import { measureAll, type Relevance } from '#testing/search/measure.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'

let at: TestApp
let relevance: Relevance
beforeAll(async () => {
  at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000' })
  await loadDemo(systemOf(at))
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
