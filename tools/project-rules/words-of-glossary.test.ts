import { expect, test } from 'vitest'
import { prove } from './proving.ts'
import { readReplaced, wordsOfGlossary } from './words-of-glossary.ts'

const path = 'packages/server/src/modules/orders/commands/place-order.ts'

prove(wordsOfGlossary, {
  'comments before, beside, in and after code': {
    path,
    text: [
      '// He pays.',
      'const a = 1 // his order',
      '/**',
      ' * The fate of an order.',
      ' */',
      'function b(/* a crowd */) {',
      '  return a // the wish',
      '  // the last law',
      '}',
    ].join('\n'),
    lines: [1, 2, 4, 6, 7, 8],
  },
  'a comment in JSX': { path: 'packages/web/src/app/a.tsx', text: 'const c = <p>{/* a deed */}</p>', lines: [1] },
  'names that are declared, word by word': {
    path,
    text: 'const crowdOfBuyers = 1\ninterface LawBook { fate: string }\nfunction run({ CANARY_MAX }: Limits) {}\nimport { herd } from "x"',
    lines: [1, 2, 2, 3, 4],
  },
  'the name of a file': { path: 'packages/e2e/src/crowd-of-buyers.ts', text: '', lines: [1] },
  'names of tests, also of those with a table': {
    path: 'packages/server/src/modules/orders/orders.test.ts',
    text: "test('he pays', run)\ndescribe('a crowd', run)\ntest.each(rows)('%s meets its fate', run)\nit(`${n} wishes`, run)",
    lines: [1, 2, 3],
  },
  'texts, uses of names, and words that only contain one': {
    path,
    text: "const a = 'he says'\nlib.fate()\nconst lawn = a\n// the shepherd of Sheffield, this one\nlog('his crowd')",
    lines: [],
  },
  'a place where the glossary allows the word': {
    path: 'packages/contract/src/shops/licence.ts',
    text: '// The law asks sellers for it.',
    lines: [],
  },
})

test('the lines of a page are read, those of the glossary are not', () => {
  const page = '# Orders\n\nHe pays.\nThe buyer pays.\nHer order, his order.'
  expect(wordsOfGlossary.checkPage?.(page, 'docs/operations.md').map(({ line, message }) => [line, message])).toEqual([
    [3, '"he": write they, them, their, or who it is: the buyer, the shop'],
    [5, '"her": write they, them, their, or who it is: the buyer, the shop'],
    [5, '"his": write they, them, their, or who it is: the buyer, the shop'],
  ])
  expect(wordsOfGlossary.checkPage?.(page, 'docs/glossary.md')).toEqual([])
})

test('a row of the glossary has the words, the term and the paths where they may stand', () => {
  const glossary =
    '## 2. x\n\n| a | b |\n\n## 3. y\n\n| not | but | where |\n| --- | --- | --- |\n| law, laws | rule | `docs/a.md`, `docs/b-`: why |\n'
  expect([...readReplaced(glossary)]).toEqual([
    ['law', { instead: 'rule', allowed: ['docs/a.md', 'docs/b-'] }],
    ['laws', { instead: 'rule', allowed: ['docs/a.md', 'docs/b-'] }],
  ])
})
