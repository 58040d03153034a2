import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('the pace is that of the middle sample, and a fast machine counts as the reference', () => {
  expect(paceOf([900, 100, 250], 100)).toBe(2.5)
  expect(paceOf([40, 50, 60], 100)).toBe(1)
  expect(paceOf([], 100)).toBe(1)
})
