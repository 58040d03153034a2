import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneSlip } from './edits.ts'

test.each([
  ['cizhuan', 'cizuan', true],
  ['cizhuan', 'czihuan', true],
  ['cizhuan', 'cizhuam', true],
  ['cizhuan', 'cizhuann', true],
  ['cizhuan', 'cizhuan', false],
  ['cizhuan', 'cizuam', false],
  ['toilet', 'tiolte', false],
])('%s and %s: %s', (a, b, isSlip) => {
  expect(isOneSlip(a, b)).toBe(isSlip)
})

test('it works both ways, and a letter more or less is always one', () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneSlip(a, b)).toBe(isOneSlip(b, a))
    }),
  )
  fc.assert(
    fc.property(word, fc.nat(), (a, at) => {
      expect(isOneSlip(a, a.slice(0, at % a.length) + a.slice((at % a.length) + 1))).toBe(true)
    }),
  )
})
