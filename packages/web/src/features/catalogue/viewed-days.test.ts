import { expect, test } from 'vitest'
import { formatsOf } from '#platform/format.ts'
import { byDay } from './viewed-days.ts'

const at = (viewedAt: string) => ({ viewedAt })

test('a day begins at midnight in China, whatever the hour of the machine', () => {
  const rows = [
    at('2026-11-21T16:00:00.000Z'),
    at('2026-11-21T15:59:59.000Z'),
    at('2026-11-20T16:00:00.000Z'),
    at('2025-11-21T03:00:00.000Z'),
  ]
  const days = byDay(rows, formatsOf('zh-Hans').date)
  expect(days.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026/11/22', 1],
    ['2026/11/21', 2],
    ['2025/11/21', 1],
  ])
  expect(byDay([], String)).toEqual([])
})
