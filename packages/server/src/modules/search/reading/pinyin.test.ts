import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saidBy, soundOf, syllablesOf } from './pinyin.ts'

test('a word has its syllables; what is not Chinese has none', () => {
  expect(syllablesOf('坐便器')).toEqual(['zuo', 'bian', 'qi'])
  expect(syllablesOf('铝扣板')).toEqual(['lv', 'kou', 'ban'])
  expect(syllablesOf('spc地板')).toEqual([])
})

test.each([
  ['cizhuan', '瓷砖', 'full'],
  ['cz', '瓷砖', 'initials'],
  ['czhuan', '瓷砖', 'mixed'],
  ['mtong', '马桶', 'mixed'],
  ['mat', '马桶', 'mixed'],
  ['matongx', '马桶', undefined],
  ['m', '马桶', undefined],
  ['tongma', '马桶', undefined],
])('%s says %s as %s', (letters, word, said) => {
  expect(saidBy(letters, soundOf(syllablesOf(word)))).toBe(said)
})

test('any beginnings of all syllables say the word, and nothing shorter does', () => {
  const syllable = fc.constantFrom('ci', 'zhuan', 'ma', 'tong', 'di', 'ban', 'shui', 'long', 'tou')
  fc.assert(
    fc.property(fc.array(fc.tuple(syllable, fc.nat()), { minLength: 2, maxLength: 5 }), (parts) => {
      const syllables = parts.map(([one]) => one)
      const letters = parts.map(([one, length]) => one.slice(0, 1 + (length % one.length))).join('')
      const initials = syllables.map((one) => one.slice(0, 1)).join('')
      const said = letters === syllables.join('') ? 'full' : letters === initials ? 'initials' : 'mixed'
      expect(saidBy(letters, soundOf(syllables))).toBe(said)
      expect(saidBy(initials.slice(1), soundOf(syllables))).toBeUndefined()
    }),
  )
})
