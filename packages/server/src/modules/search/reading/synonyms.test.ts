import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { NARROWER, SYNONYMS } from './synonyms.data.ts'
import { findsAlso, sameAs } from './synonyms.ts'

test('there are at least 120 groups, each of two words and more, no group twice', () => {
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(120)
  expect(SYNONYMS.filter((line) => new Set(line.split(' ')).size < 2)).toEqual([])
  expect(new Set(SYNONYMS).size).toBe(SYNONYMS.length)
})

test('no single character stands for a word that it is merely part of', () => {
  expect(SYNONYMS.flatMap((line) => line.split(' ')).filter((word) => word.length < 2)).toEqual(['灯'])
})

test('the wider word finds the narrower, never the other way round', () => {
  expect(findsAlso('瓷砖')).toEqual(expect.arrayContaining(['磁砖', '墙砖', '地砖', '木纹砖']))
  expect(findsAlso('地砖')).not.toContain('瓷砖')
  expect(findsAlso('马桶')).toEqual(expect.arrayContaining(['坐便器', '座便器', '智能马桶']))
  expect(findsAlso('智能马桶')).not.toContain('马桶')
  for (const [wide, line] of Object.entries(NARROWER)) expect(line.split(' '), wide).not.toContain(wide)
})

test('what means the same means so both ways', () => {
  for (const line of SYNONYMS) {
    const [first = '', second = ''] = line.split(' ').map(foldText)
    expect(sameAs(second), line).toContain(first)
  }
})
