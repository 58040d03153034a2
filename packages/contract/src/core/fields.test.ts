import { expect, test } from 'vitest'
import { text } from './fields.ts'

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
