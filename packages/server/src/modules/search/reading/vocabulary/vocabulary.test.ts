import { describe, expect, test } from 'vitest'
import { foldText } from '../fold.ts'
import { latinOf } from '../name-key.ts'
import { cutHan } from '../segment.ts'
import { headLast, mainlandFor, traditionalWords, Vocabulary, type Translated } from './vocabulary.ts'
import { ENGLISH } from './en.data.ts'
import { SPANISH } from './es.data.ts'
import { FRENCH } from './fr.data.ts'

const named = (isThing: boolean, [hans, en, fr, es]: readonly [string, string, string, string]) => ({
  isThing,
  names: { 'zh-Hans': hans, 'zh-Hant': hans, en, fr, es },
})
const vocabulary = new Vocabulary([
  named(true, ['卫浴洁具', 'Bathroom', 'Salle de bains', 'Baño']),
  named(true, ['布艺', 'Furnishing', 'Décoration', 'Decoración']),
  named(false, ['锌合金', 'Zinc alloy', 'Zamak', 'Zamak']),
])
const wordsOf = (query: string): string[] => latinOf(foldText(query))
const meant = (found: readonly Translated[]) => found.map(({ translation }) => translation.means)
const read = (query: string, locale: 'en' | 'fr' | 'es' = 'en') => meant(vocabulary.read(wordsOf(query), locale))

const DATA = [
  ['en', ENGLISH],
  ['fr', FRENCH],
  ['es', SPANISH],
] as const
const ROWS = DATA.flatMap(([language, { things, properties }]) =>
  [...Object.entries(things), ...Object.entries(properties)].flatMap(([word, line]) =>
    line.split(', ').map((text) => ({ language, word: foldText(word), text })),
  ),
)

describe('every name of the field', () => {
  test('is read as one, in its own language, as what it means', () => {
    // A word that is both is read as the thing where it stands alone: `matt` beside a thing is the property.
    const wrong = ROWS.filter(({ language, word, text }) => {
      const beside = meant(vocabulary.read([...wordsOf(text), 'xyzzy'], language))
      return ![read(text, language), beside].some((found) => found.length === 1 && found[0]?.includes(word))
    })
    expect(wrong).toEqual([])
  })

  test('stands once in its line, and each line has at least one', () => {
    const twice = ROWS.filter(
      (row, place) =>
        row.text === '' ||
        ROWS.findIndex(
          ({ language, word, text }) => language === row.language && word === row.word && text === row.text,
        ) !== place,
    )
    expect(twice).toEqual([])
  })

  test('of Taiwan and Hong Kong is cut as one word', () => {
    const cut = traditionalWords().filter((word) => /^\p{Script=Han}+$/u.test(word) && cutHan(word).length !== 1)
    expect(cut).toEqual([])
    expect(mainlandFor('崁灯')).toEqual(['筒灯'])
    expect(mainlandFor('筒灯')).toEqual([])
  })
})

describe('reading a query', () => {
  test.each([
    ['en', 'Kitchen Faucets', [['厨房龙头']]],
    ['en', 'black basin tap', [['黑色'], ['面盆龙头']]],
    ['en', 'tap for the kitchen sink', [['龙头'], ['水槽']]],
    ['en', 'color-matched gray grout', [['灰色'], ['美缝剂']]],
    ['en', 'bathroom', [['卫浴洁具']]],
    ['en', 'bathroom tiles', [['卫生间'], ['瓷砖']]],
    ['en', 'furnishing', [['布艺']]],
    ['en', 'zinc alloy handles', [['锌合金'], ['拉手']]],
    ['fr', 'colle à carrelage', [['瓷砖胶']]],
    ['fr', 'robinets d’arrêt', [['角阀']]],
    ['fr', 'evier inox', [['水槽'], ['不锈钢']]],
    ['es', 'grifo de cocina negro', [['厨房龙头'], ['黑色']]],
    ['es', 'llave de paso', [['角阀']]],
    ['en', 'velvet sofa', []],
  ] as const)('%s: %s', (locale, query, words) => {
    expect(read(query, locale)).toEqual(words)
  })

  test('where languages disagree the person’s own decides, and the one that knows most of the words before it', () => {
    expect(read('four', 'fr')).toEqual([['蒸烤箱']])
    expect(read('carrelage blanc', 'es')).toEqual([['瓷砖'], ['白色']])
  })

  test('a slip of a finger is known, never in the first letter', () => {
    expect(vocabulary.slippedFrom('porcelan')).toBe('porcelain')
    expect(vocabulary.slippedFrom('caucet')).toBeUndefined()
  })
})

test.each([
  ['en', 'black basin tap', ['black', 'basin tap']],
  ['en', 'handles for kitchen cabinets', ['kitchen cabinet', 'handle']],
  ['en', 'tiles bathroom', ['bathroom', 'tiles']],
  ['fr', 'mitigeur évier noir', ['noir', 'mitigeur évier']],
  ['es', 'grifo fregadero ducha', ['ducha', 'grifo de fregadero']],
] as const)('the thing comes last whatever the language: %s %s', (locale, query, shown) => {
  const terms = vocabulary
    .read(wordsOf(query), locale)
    .map(({ translation }) => ({ kind: 'latin', translated: translation }))
  expect(headLast(terms).map(({ translated }) => translated.shown)).toEqual(shown)
})
