import { reviewBody } from '@zhujia/contract/reviews/schemas.ts'
import { GRADES, REVIEW_DAYS } from '@zhujia/contract/reviews/states.ts'
import { expect, test } from 'vitest'
import { CATEGORIES, LEAF_CATEGORIES } from '#catalogue/categories.data.ts'
import type { ReceivedLine } from '@zhujia/server/modules/reviews/queries/list-received-lines.ts'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import { randomFrom } from '#seeded.ts'
import { counting } from './count-reviews.ts'
import { planReview } from './plan-review.ts'
import { composeReview } from './compose-review.ts'
import { GOODS_REMARKS } from './words.data.ts'

const ID = '01a2002f-ecb6-72e3-b2fe-f0c08494b153'
const NOW = new Date('2026-11-21T04:00:00Z')
const RECEIVED = addSeconds(NOW, -40 * DAY)
/** The codes of a category and of those above it. */
const pathOf = (code: string): string[] => {
  const parent = CATEGORIES.find((one) => one.code === code)?.parent
  return [...(parent ? pathOf(parent) : []), code]
}
const lineOf = (category: string): ReceivedLine => ({
  orderId: ID,
  lineId: ID,
  productId: ID,
  shopId: ID,
  buyerId: ID,
  dueAt: addSeconds(RECEIVED, REVIEW_DAYS * DAY),
  title: '砚野 云岭',
  path: pathOf(category),
  picture: { look: { seed: 1 } },
})
const planned = (category: string, seed: number) => {
  const random = randomFrom(seed)
  const next = counting()
  return Array.from({ length: 200 }, () => planReview(random, lineOf(category), { now: NOW, next }) ?? []).flat()
}

test('what is said is said of categories that there are', () => {
  const codes = CATEGORIES.map(({ code }) => code)
  expect(Object.keys(GOODS_REMARKS).filter((code) => !codes.includes(code))).toEqual([])
})

/** Far more than the demo world has of any product. */
const MANY = { good: 60, medium: 12, poor: 12 }

test.each(LEAF_CATEGORIES)('no two reviews of one product in %s say the same', (category) => {
  for (const grade of GRADES) {
    const composed = Array.from({ length: MANY[grade] }, (_, nth) =>
      composeReview({ title: '甲', path: pathOf(category), grade, nth }),
    )
    expect(new Set(composed.map(({ text }) => text)).size).toBe(MANY[grade])
  }
})

test('neighbours in a category do not say the same in the same order', () => {
  const textsOf = (title: string) =>
    Array.from({ length: 8 }, (_, nth) => composeReview({ title, path: pathOf('bath-smart'), grade: 'good', nth }).text)
  expect(textsOf('甲')).toEqual(textsOf('甲'))
  expect(textsOf('甲')).not.toEqual(textsOf('乙'))
})

test.each(LEAF_CATEGORIES)('a review of %s is valid for the API and written in time', (category) => {
  for (const { scores, tags, text, at, reply, append } of planned(category, 1)) {
    expect(
      reviewBody.safeParse({ lineId: ID, scores, tags, text, photoIds: [], isAnonymous: false }).error,
    ).toBeUndefined()
    expect(at >= RECEIVED && at < lineOf(category).dueAt).toBe(true)
    expect([reply, append].filter((said) => said !== undefined && (said.at <= at || said.at >= NOW))).toEqual([])
  }
})

test('the same seed makes the same reviews; some lines have none, some have photos, and every score occurs', () => {
  const scenarios = planned('tile-slab', 2)
  expect(planned('tile-slab', 2)).toEqual(scenarios)
  expect(scenarios.length).toBeGreaterThan(80)
  expect(scenarios.length).toBeLessThan(160)
  expect(scenarios.some(({ photos }) => photos.length > 0)).toBe(true)
  expect(new Set(scenarios.map(({ scores }) => scores.goods))).toEqual(new Set([1, 2, 3, 4, 5]))
})
