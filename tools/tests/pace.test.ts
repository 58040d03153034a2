import { expect, test } from 'vitest'
import { atReference, type Sample } from './pace.ts'

/** A sample every two seconds, from the beginning on. */
const every2s = (...times: number[]): Sample[] => times.map((ms, place) => ({ at: place * 2000, ms }))

test('on a machine that is three times slower than the reference, a third of the time counts', () => {
  expect(atReference({ begunAt: 0, ms: 6000 }, every2s(300, 300, 300, 300), 100)).toBeCloseTo(2000)
})

test('a slow period changes only the times of what ran during it', () => {
  const samples = every2s(100, 100, 100, 100, 100, 100, 400, 400, 400, 400, 400, 400)
  expect(atReference({ begunAt: 1000, ms: 3000 }, samples, 100)).toBe(3000)
  expect(atReference({ begunAt: 18_000, ms: 2000 }, samples, 100)).toBe(500)
})

test('for a run that is half in a slow period, only that half is corrected', () => {
  expect(atReference({ begunAt: 4000, ms: 8000 }, every2s(100, 100, 100, 100, 200, 200, 200, 200), 100)).toBe(6000)
})

test('on a faster machine, and without samples, times are not corrected', () => {
  expect(atReference({ begunAt: 0, ms: 1000 }, every2s(40, 50), 100)).toBe(1000)
  expect(atReference({ begunAt: 0, ms: 1000 }, [], 100)).toBe(1000)
})
