import { expect, test } from 'vitest'
import { atReference, type Sample } from './pace.ts'

/** A sample every two seconds, from the beginning on. */
const every2s = (...times: number[]): Sample[] => times.map((ms, place) => ({ at: place * 2000, ms }))

test('on a machine that is three times slower than the reference a third of the time counts', () => {
  expect(atReference({ begunAt: 0, ms: 6000 }, every2s(300, 300, 300, 300), 100)).toBeCloseTo(2000)
})

test('a disturbance counts for what ran beside it alone', () => {
  const samples = every2s(100, 100, 100, 100, 100, 100, 400, 400, 400, 400, 400, 400)
  expect(atReference({ begunAt: 1000, ms: 3000 }, samples, 100)).toBe(3000)
  expect(atReference({ begunAt: 18_000, ms: 2000 }, samples, 100)).toBe(500)
})

test('a machine that is slow for half of the time did half of the work in that half', () => {
  expect(atReference({ begunAt: 4000, ms: 8000 }, every2s(100, 100, 100, 100, 200, 200, 200, 200), 100)).toBe(6000)
})

test('a faster machine counts as the reference, and without a sample nothing is taken off', () => {
  expect(atReference({ begunAt: 0, ms: 1000 }, every2s(40, 50), 100)).toBe(1000)
  expect(atReference({ begunAt: 0, ms: 1000 }, [], 100)).toBe(1000)
})
