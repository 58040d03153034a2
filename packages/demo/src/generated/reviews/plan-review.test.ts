import { reviewBody } from '@zhujia/contract/reviews/schemas.ts'
import { REVIEW_DAYS } from '@zhujia/contract/reviews/states.ts'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#catalogue/categories.data.ts'
import type { ReceivedLine } from '@zhujia/server/modules/reviews/queries/list-received-lines.ts'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import { randomFrom } from '#seeded.ts'
import { planReview } from './plan-review.ts'
import { GOODS_REMARKS } from './words.data.ts'

const ID = '01a2002f-ecb6-72e3-b2fe-f0c08494b153'
const NOW = new Date('2026-11-21T04:00:00Z')
const RECEIVED = addSeconds(NOW, -40 * DAY)
const lineOf = (kind: string): ReceivedLine => ({
  orderId: ID,
  lineId: ID,
  productId: ID,
  shopId: ID,
  buyerId: ID,
  dueAt: addSeconds(RECEIVED, REVIEW_DAYS * DAY),
  kind,
  picture: { look: { seed: 1 } },
})
const planned = (kind: string, seed: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: 200 }, () => planReview(random, lineOf(kind), NOW) ?? []).flat()
}

test('there are remarks on every kind of goods', () => {
  const kinds = CATEGORIES.filter(({ parent }) => parent === null).map(({ code }) => code)
  expect(Object.keys(GOODS_REMARKS).toSorted()).toEqual(kinds.toSorted())
})

test.each(Object.keys(GOODS_REMARKS))('a review of %s is valid for the API and written in time', (kind) => {
  for (const { scores, tags, text, at, reply, append } of planned(kind, 1)) {
    expect(
      reviewBody.safeParse({ lineId: ID, scores, tags, text, photoIds: [], isAnonymous: false }).error,
    ).toBeUndefined()
    expect(at >= RECEIVED && at < lineOf(kind).dueAt).toBe(true)
    expect([reply, append].filter((said) => said !== undefined && (said.at <= at || said.at >= NOW))).toEqual([])
  }
})

test('the same seed makes the same reviews; some lines have none, some have photos, and every score occurs', () => {
  const scenarios = planned('tile', 2)
  expect(planned('tile', 2)).toEqual(scenarios)
  expect(scenarios.length).toBeGreaterThan(80)
  expect(scenarios.length).toBeLessThan(160)
  expect(scenarios.some(({ photos }) => photos.length > 0)).toBe(true)
  expect(new Set(scenarios.map(({ scores }) => scores.goods))).toEqual(new Set([1, 2, 3, 4, 5]))
})
