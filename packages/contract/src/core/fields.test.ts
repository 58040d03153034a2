import { expect, test } from 'vitest'
import { id, pageQuery, queryNumber, text } from './fields.ts'

const note = text(20).min(1)

test.each([
  ['zero-width spaces', '\u200B\u200B\uFEFF'],
  ['a turn of direction', '\u202E'],
  ['a word joiner between blanks', ' \u2060 '],
  ['fillers and an empty cell of braille', '\u3164\u3164\u2800'],
  ['what joins emoji, alone', '\u200D\uFE0F'],
])('%s are no words', (_what, value) => {
  expect(note.safeParse(value).success).toBe(false)
})

test('what a paste brings along unseen is left out, and what joins emoji stays', () => {
  expect(note.parse('\u202D13912345678\u202C')).toBe('13912345678')
  expect(note.parse('张\u200B师傅 👨‍👩‍👧')).toBe('张师傅 👨‍👩‍👧')
})

test.each(['', ' 1', '1 ', '+1', '-1', '1.0', '1e1', '0x10', '０', '101', 'NaN', ['1'], null])(
  'a number in a query is not %j',
  (value) => expect(queryNumber(0, 100).safeParse(value).success).toBe(false),
)

test('a number in a query is made of decimal digits, from the least to the most', () => {
  expect(['0', '7', '100'].map((value) => queryNumber(0, 100).parse(value))).toEqual([0, 7, 100])
  expect([pageQuery.page.parse(undefined), pageQuery.page.safeParse('0x1').success]).toEqual([1, false])
})

test('a query number beyond all numbers is above the maximum of its field', () => {
  const issues = queryNumber(1, 999).safeParse('9'.repeat(400)).error?.issues ?? []
  expect(issues.map((issue) => issue.code === 'too_big' && issue.maximum)).toEqual([999])
})

test('an id has one spelling', () => {
  expect(id.parse('0192F0A0-0000-7000-8000-00000000000A')).toBe('0192f0a0-0000-7000-8000-00000000000a')
})
