import { expect, test } from 'vitest'
import { randomFrom } from '#platform/seeded.ts'
import { liveOut, pickFate, type Fate } from './fates.ts'

const NOW = new Date('2026-11-21T16:05:00.000Z')
const RECEIVE_DAYS = { express: 10, ownTruck: 3 }

/** Many lives of every fate, at different times of the day. */
const lives = Array.from({ length: 4000 }, (_, seed) => {
  const random = randomFrom(seed)
  const now = new Date(NOW.getTime() + (seed % 24) * 3_600_000)
  const fate = pickFate(random, { isOver: false, hasSeveralLines: true })
  return { fate, now, life: liveOut(fate, { random, now, receiveDays: RECEIVE_DAYS }) }
})

test('everything happened in its order, and none of it after now', () => {
  for (const { fate, now, life } of lives) {
    const times = [life.placedAt, ...life.happenings.map(({ at }) => at)].map((at) => at.getTime())
    expect([fate, ...times]).toEqual([fate, ...times.toSorted((a, b) => a - b)])
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
  }
})

test('nothing older than ninety days and a morning, and every fate is met', () => {
  const oldest = Math.min(...lives.map(({ now, life }) => life.placedAt.getTime() - now.getTime()))
  expect(oldest).toBeGreaterThan(-91 * 86_400_000)
  expect(oldest).toBeLessThan(-85 * 86_400_000)
  expect([...new Set(lives.map(({ fate }) => fate))]).toHaveLength(11)
})

test('a fate that is asked to be over leaves nothing to do, and one line is never sent in parts', () => {
  const met = (of: { isOver: boolean; hasSeveralLines: boolean }): Fate[] =>
    [...new Set(Array.from({ length: 2000 }, (_, seed) => pickFate(randomFrom(seed), of)))].toSorted()
  expect(met({ isOver: true, hasSeveralLines: true })).toEqual([
    'cancelled',
    'expired',
    'received',
    'receivedInPart',
    'refunded',
  ])
  expect(met({ isOver: false, hasSeveralLines: false })).toEqual([
    'cancelRequested',
    'cancelled',
    'expired',
    'paid',
    'received',
    'refunded',
    'shipped',
    'unpaid',
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
