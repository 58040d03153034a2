import { expect, test } from 'vitest'
import { randomFrom } from '#seeded.ts'
import { isPossible, OUTCOMES, pickOutcome } from './outcomes.ts'
import { timelineOf } from './timelines.ts'

const NOW = new Date('2026-11-21T16:05:00.000Z')
const RECEIVE_DAYS = { express: 10, ownTruck: 3 }

/** Many timelines of every outcome, at different times of the day. */
const timelines = Array.from({ length: 7000 }, (_, seed) => {
  const random = randomFrom(seed)
  const now = new Date(NOW.getTime() + (seed % 24) * 3_600_000)
  const outcome = OUTCOMES[seed % OUTCOMES.length] ?? 'received'
  return { outcome, now, timeline: timelineOf(outcome, { random, now, receiveDays: RECEIVE_DAYS }) }
})

test('the events of a timeline ascend, and none is later than now', () => {
  for (const { outcome, now, timeline } of timelines) {
    const times = [timeline.placedAt, ...timeline.events.map(({ at }) => at)].map((at) => at.getTime())
    expect([outcome, ...times]).toEqual([outcome, ...times.toSorted((a, b) => a - b)])
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
  }
})

test('no checkout is older than ninety-one days', () => {
  const oldest = Math.min(...timelines.map(({ now, timeline }) => timeline.placedAt.getTime() - now.getTime()))
  expect(oldest).toBeGreaterThan(-91 * 86_400_000)
  expect(oldest).toBeLessThan(-85 * 86_400_000)
})

test('every outcome occurs, as often as its weight says', () => {
  const picked = Array.from({ length: 20_000 }, (_, seed) => pickOutcome(randomFrom(seed), OUTCOMES))
  expect(new Set(picked)).toEqual(new Set(OUTCOMES))
  const share = picked.filter((outcome) => outcome === 'received').length / picked.length
  expect([share > 0.5, share < 0.6]).toEqual([true, true])
})

test('what must be over leaves nothing to do, one line is not shipped in parts, one shop is not paid separately', () => {
  const few = { isOver: false, hasSeveralLines: false, hasSeveralShops: false }
  expect(OUTCOMES.filter((outcome) => !isPossible(outcome, few))).toEqual([
    'receivedInPart',
    'partiallyShipped',
    'restCancelRequested',
    'paidSeparately',
    'partCancelled',
    'restCancelled',
    'restAgreed',
    'restDeclined',
    'restWithdrawn',
    'restPartCancelled',
    'restCancelledUnilaterally',
  ])
  const over = { isOver: true, hasSeveralLines: true, hasSeveralShops: true }
  expect(OUTCOMES.filter((outcome) => !isPossible(outcome, over))).toEqual([
    'shipped',
    'partiallyShipped',
    'paid',
    'unpaid',
    'cancelRequested',
    'restCancelRequested',
    'paymentFailed',
    'atCashier',
    'overdue',
    'extended',
    'refundPromised',
    'refundUnanswered',
    'refundRefused',
  ])
})

test('what is shipped is not due to be received yet', () => {
  for (const { now, timeline } of timelines.filter(({ outcome }) => outcome === 'shipped')) {
    const sent = timeline.events.at(-1)
    const days =
      sent?.kind === 'ship' && sent.parcel.carrier === 'ownTruck' ? RECEIVE_DAYS.ownTruck : RECEIVE_DAYS.express
    expect((sent?.at.getTime() ?? 0) + days * 86_400_000).toBeGreaterThan(now.getTime())
  }
})
