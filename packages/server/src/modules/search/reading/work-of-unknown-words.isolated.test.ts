import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { KnownCategory } from './category-names.ts'
import { SlipIndex } from './edits.ts'
import { type Entry, Lexicon } from './lexicon.ts'
import { saidBy } from './pinyin.ts'
import { remembered } from './remembered.ts'
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

test('words that all begin the same are not all compared: the first thousand of a letter and a length, two thousand of a sound', () => {
  const titles = Array.from({ length: 9000 }, (_, at): Entry => ({
    kind: 'word',
    code: '',
    text: `词${at}`,
    syllables: ['zh', String.fromCodePoint(0x4e00 + at)],
  }))
  const crowded = new Lexicon(titles, [])
  expect(crowded.slippedFrom('zhab')).toBeUndefined()
  expect(crowded.readingsOf('zhab')).toEqual([])
  expect(vi.mocked(saidBy).mock.calls.length).toBeLessThanOrEqual(2000)
  const index = new SlipIndex<string>()
  for (const { text } of titles) index.add('zhab', text)
  expect(index.near('zhac')).toHaveLength(1000)
})

describe('a query of the greatest length', () => {
  const WORST = 'lavabbo robinett carelage peintur faucett tils dor windw'
  // 1,500 leaves with two names each, below 30 groups below 3 departments.
  const codeOf = (...places: readonly number[]): string => `c${places.join('-')}`
  const named = (code: string, path: readonly string[], at: number): KnownCategory => ({
    code,
    path,
    isLeaf: path.length === 3,
    names: [`${String.fromCodePoint(0x4e00 + at)}门`, `${SYLLABLES[at % 130]} door ${SYLLABLES[(at * 7) % 130]}`],
  })
  const categories = [0, 1, 2].flatMap((top) => [
    named(codeOf(top), [codeOf(top)], top),
    ...Array.from({ length: 10 }, (_, group) => [
      named(codeOf(top, group), [codeOf(top), codeOf(top, group)], 10 + top * 10 + group),
      ...Array.from({ length: 50 }, (__, leaf) =>
        named(
          codeOf(top, group, leaf),
          [codeOf(top), codeOf(top, group), codeOf(top, group, leaf)],
          100 + top * 500 + group * 50 + leaf,
        ),
      ),
    ]).flat(),
  ])
  const large = (): InstanceType<typeof Lexicon> => new Lexicon(entries, categories)
  const read = (known: InstanceType<typeof Lexicon>) => understand(WORST, known, { literal: false, locale: 'en' })

  test('is compared with few of the names of categories, however many there are', () => {
    const known = large()
    const begins = vi.spyOn(String.prototype, 'startsWith')
    const ends = vi.spyOn(String.prototype, 'endsWith')
    read(known)
    // Names in letters are compared with a word and the blank beside it.
    const asked = [...begins.mock.calls, ...ends.mock.calls].filter(([affix]) => /^ .|. $/.test(affix))
    begins.mockRestore()
    ends.mockRestore()
    expect(categories.length).toBeGreaterThan(1500)
    expect(asked.length).toBeLessThan(categories.length)
  })

  test('is read in six ways at most, and each word of it once', () => {
    const known = large()
    const first = read(known)
    expect(first.length).toBe(6)
    const slips = compared.mock.calls.map(([letters]) => letters)
    expect(slips.length).toBeLessThanOrEqual(3 * WORST.split(' ').length)
    const sounds = vi.mocked(saidBy).mock.calls.length
    compared.mockClear()
    expect(read(known)).toEqual(first)
    expect(compared).not.toHaveBeenCalled()
    expect(vi.mocked(saidBy).mock.calls.length).toBe(sounds)
  })
})

test('what is remembered is bounded: the word that was not asked for the longest is read again', () => {
  const read = vi.fn<(word: string) => string>((word) => word)
  const known = remembered(read)
  for (let at = 0; at < 2000; at++) known(`word${at}`)
  known('word0')
  expect(read).toHaveBeenCalledTimes(2000)
  known('one more')
  known('word0')
  expect(read).toHaveBeenCalledTimes(2001)
  known('word1')
  expect(read).toHaveBeenCalledTimes(2002)
})
