import { expect, test } from 'vitest'
import { markWords } from './marks.ts'

const shown = (text: string, words: string[]) =>
  markWords(text, words)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['沐砌 静流坐便器', ['马桶', '坐便器'], '沐砌 静流[坐便器]'],
  ['大理石瓷砖 800×800', ['瓷砖', '800x800'], '大理石[瓷砖] [800×800]'],
  ['PPR 水管', ['ppr'], '[PPR] 水管'],
  ['砖砖砖', ['砖'], '[砖砖砖]'],
  ['内墙砖', ['墙砖', '内墙'], '[内墙砖]'],
  ['地板', [], '地板'],
  ['地板', [''], '地板'],
])('%j with %j is %j', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected)
})
