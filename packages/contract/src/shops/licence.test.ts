import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCreditCode } from './licence.ts'

/** The example of GB 32100-2015. */
const EXAMPLE = '91350100M000100Y43'

test('the standard’s own example holds, and neither a part of it, small letters nor letters that it leaves out do', () => {
  expect(
    [EXAMPLE, EXAMPLE.slice(1), `${EXAMPLE}3`, EXAMPLE.toLowerCase(), '9135010OM000100Y43', ''].map(isCreditCode),
  ).toEqual([true, false, false, false, false, false])
})

test('one character mistaken for another is found, wherever it stands', () => {
  const place = fc.integer({ min: 0, max: EXAMPLE.length - 1 })
  fc.assert(
    fc.property(place, fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'.split('')), (at, other) => {
      fc.pre(EXAMPLE[at] !== other)
      expect(isCreditCode(EXAMPLE.slice(0, at) + other + EXAMPLE.slice(at + 1))).toBe(false)
    }),
  )
})
