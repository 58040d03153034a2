import { beforeEach, expect, test, vi } from 'vitest'
import { SlipIndex } from './edits.ts'
import { Lexicon, type Entry } from './lexicon.ts'
import { saidBy } from './pinyin.ts'
import { understand } from './understand.ts'

vi.mock(import('./pinyin.ts'), async (original) => {
  const real = await original()
  return { ...real, saidBy: vi.fn<typeof real.saidBy>(real.saidBy) }
})

// Every two of 130 syllables, five for each letter: 16,900 words of titles, 650 with each first letter.
const SYLLABLES = 'abcdefghijklmnopqrstuvwxyz'
  .split('')
  .flatMap((letter) => ['a', 'ong', 'ian', 'u', 'ei'].map((rhyme) => letter + rhyme))
const entries = SYLLABLES.flatMap((one, at) =>
  SYLLABLES.map((two, place): Entry => ({
    kind: 'word',
    code: '',
    text: `词${at * SYLLABLES.length + place}`,
    syllables: [one, two],
  })),
)
const lexicon = new Lexicon(entries, [])
const compared = vi.spyOn(SlipIndex.prototype, 'comparedWith')
beforeEach(() => {
  compared.mockClear()
  vi.mocked(saidBy).mockClear()
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

test('an unknown word is compared with those that agree in first letter and length, and read as those that begin so', () => {
  const words = ['maqwr', 'tobvc', 'zuxxk', 'leipq', 'goxyz', 'diavb', 'nuwqk', 'faxzr']
  understand(words.join(' '), lexicon, { literal: false, locale: 'zh-Hans' })
  const asked = compared.mock.calls.map(([letters]) => letters)
  // Among spoken words, written ones and those of other languages.
  for (const word of words) expect(asked.filter((letters) => letters === word).length).toBeGreaterThanOrEqual(2)
  const most = compared.mock.results.map(({ value }) => (Array.isArray(value) ? value.length : Infinity))
  expect(sum(most)).toBeLessThan(words.length * 650)
  // Each of the eight, and all of them read together.
  expect(vi.mocked(saidBy).mock.calls.length).toBeLessThan((words.length + 1) * 200)
})

test('a slip is still found among them: what things are called before words of titles', () => {
  expect(lexicon.slippedFrom('matomg')).toBe('马桶')
  expect(lexicon.slippedFrom('xeixomg')).toBe(entries.find(({ syllables }) => syllables?.join('') === 'xeixong')?.text)
})
