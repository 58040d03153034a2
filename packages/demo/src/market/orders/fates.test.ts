import { expect, test } from 'vitest'
import { randomFrom } from '#seeded.ts'
import { ALL_FATES, canBecome, pickFate } from './fates.ts'
import { liveOut } from './lives.ts'

const NOW = new Date('2026-11-21T16:05:00.000Z')
const RECEIVE_DAYS = { express: 10, ownTruck: 3 }

/** Many lives of every fate, at different times of the day. */
const lives = Array.from({ length: 7000 }, (_, seed) => {
  const random = randomFrom(seed)
  const now = new Date(NOW.getTime() + (seed % 24) * 3_600_000)
  const fate = ALL_FATES[seed % ALL_FATES.length] ?? 'received'
  return { fate, now, life: liveOut(fate, { random, now, receiveDays: RECEIVE_DAYS }) }
})

test('everything happened in its order, and none of it after now', () => {
  for (const { fate, now, life } of lives) {
    const times = [life.placedAt, ...life.happenings.map(({ at }) => at)].map((at) => at.getTime())
    expect([fate, ...times]).toEqual([fate, ...times.toSorted((a, b) => a - b)])
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
  }
})

test('nothing older than ninety days and a morning', () => {
  const oldest = Math.min(...lives.map(({ now, life }) => life.placedAt.getTime() - now.getTime()))
  expect(oldest).toBeGreaterThan(-91 * 86_400_000)
  expect(oldest).toBeLessThan(-85 * 86_400_000)
})

test('every fate is met, the usual ones more often', () => {
  const met = Array.from({ length: 20_000 }, (_, seed) => pickFate(randomFrom(seed), ALL_FATES))
  expect(new Set(met)).toEqual(new Set(ALL_FATES))
  const share = met.filter((fate) => fate === 'received').length / met.length
  expect([share > 0.5, share < 0.6]).toEqual([true, true])
})

test('a fate that is asked to be over leaves nothing to do, one line is never sent in parts, one shop never paid apart', () => {
  const few = { isOver: false, hasSeveralLines: false, hasSeveralShops: false }
  expect(ALL_FATES.filter((fate) => !canBecome(fate, few))).toEqual([
    'receivedInPart',
    'partiallyShipped',
    'restCancelRequested',
    'paidApart',
    'givenUpInPart',
    'restGivenUp',
    'restAgreed',
    'restDeclined',
    'restWithdrawn',
    'restGivenUpInPart',
    'restCancelledFreely',
  ])
  const over = { isOver: true, hasSeveralLines: true, hasSeveralShops: true }
  expect(ALL_FATES.filter((fate) => !canBecome(fate, over))).toEqual([
    'shipped',
    'partiallyShipped',
    'paid',
    'unpaid',
    'cancelRequested',
    'restCancelRequested',
    'failing',
    'atCashier',
    'overdue',
    'extended',
    'refundPromised',
    'refundAsked',
    'refundRefused',
  ])
})

test('what is shipped is not due to be received yet', () => {
  for (const { now, life } of lives.filter(({ fate }) => fate === 'shipped')) {
    const sent = life.happenings.at(-1)
    const days =
      sent?.kind === 'ship' && sent.parcel.carrier === 'ownTruck' ? RECEIVE_DAYS.ownTruck : RECEIVE_DAYS.express
    expect((sent?.at.getTime() ?? 0) + days * 86_400_000).toBeGreaterThan(now.getTime())
  }
})
