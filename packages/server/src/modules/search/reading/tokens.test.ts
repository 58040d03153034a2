import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { conditionOf, piecesOf, tokensOf } from './tokens.ts'

test('Chinese is held by its characters and pairs, other words whole and by their stem', () => {
  expect([...tokensOf('大理石 Tiles BV2.5')]).toEqual([
    '大',
    '理',
    '石',
    '大理',
    '理石',
    'tiles',
    'til',
    'bv2.5',
    'bv',
    '2.5',
  ])
})

test('a word is looked for by its pairs, a single character by itself', () => {
  expect(conditionOf('大理石')).toBe("('大理' & '理石')")
  expect(conditionOf('砖')).toBe("'砖'")
  expect(conditionOf('bv2.5')).toBe("('bv2.5' | ('bv' & '2.5'))")
  expect(conditionOf('%')).toBeUndefined()
})

test('quotes and backslashes can do no harm', () => {
  for (const text of ["' | '", "\\'", "a'b", '!砖 & (', '::*'])
    expect(conditionOf(foldText(text)) ?? "''").toMatch(/^[^\\]*$/)
  expect(piecesOf("a'b")).toEqual([
    { kind: 'latin', text: 'a' },
    { kind: 'latin', text: 'b' },
  ])
})

test('whatever Chinese stands in a text, the index holds all that its parts are looked for by', () => {
  const han = fc.stringMatching(/^[一-龥]{1,10}$/)
  fc.assert(
    fc.property(han, fc.nat(), fc.nat(), (text, from, length) => {
      const folded = foldText(text)
      const start = from % folded.length
      const part = folded.slice(start, start + 1 + (length % folded.length))
      const tokens = tokensOf(text)
      const wanted = (conditionOf(part) ?? '').match(/(?<=')[^']+(?=')/g)?.filter((token) => !/[&|]/.test(token)) ?? []
      expect(wanted.filter((token) => !tokens.has(token))).toEqual([])
    }),
  )
})
