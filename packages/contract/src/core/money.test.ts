import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateFen, shareFen } from './money.ts'

test('the parts of an allocation sum exactly to the whole, and none is off by a fen or more', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_000 })
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(amount, weights, (total, shares) => {
      const parts = allocateFen(total, shares)
      const whole = shares.reduce((a, b) => a + b, 0)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      parts.forEach((part, index) => {
        const exact = whole === 0 ? total / shares.length : (total * (shares[index] ?? 0)) / whole
        expect(Math.abs(part - exact)).toBeLessThan(1.001)
      })
    }),
  )
})

test('ten fen over three equal lines: the extra fen goes to the first', () => {
  expect(allocateFen(10, [1, 1, 1])).toEqual([4, 3, 3])
})

test('a share rounds half up', () => {
  expect(shareFen(1001, 500)).toBe(50)
  expect(shareFen(1010, 500)).toBe(51)
  expect(shareFen(1009, 500)).toBe(50)
})
