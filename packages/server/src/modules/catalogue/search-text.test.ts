import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, gramsOf, gramsToFind } from './search-text.ts'

test('full-width, case and the signs between sizes make no difference', () => {
  expect(foldText('  ＡＢＣ　800×800  地砖 ')).toBe('abc 800x800 地砖')
  expect(foldText('800*800')).toBe(foldText('800X800'))
})

test('a word is found by its pairs, a single letter by itself', () => {
  expect(gramsToFind('大理石')).toEqual(['大理', '理石'])
  expect(gramsToFind('砖')).toEqual(['砖'])
  expect(gramsToFind('𠮷野')).toEqual(['𠮷野'])
})

test('whatever stands in a text, the index holds all that its words are searched by', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).map(foldText).filter((text) => text !== '' && !text.includes(' '))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (words, from, length) => {
      const text = foldText(words.join(' '))
      const grams = new Set(gramsOf(text))
      const letters = [...(words[0] ?? '')]
      const part = letters.slice(from % letters.length).slice(0, 1 + (length % letters.length)).join('')
      if (!text.includes(foldText(part))) return
      expect(gramsToFind(foldText(part)).filter((gram) => !grams.has(gram))).toEqual([])
    }),
  )
})
