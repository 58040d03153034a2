import { expect, test } from 'vitest'
import { judge, median, tableOf, type Measured } from './verdict.ts'

const MEASURED: Measured = {
  operation: { name: 'list', share: 0.7, statements: 3, growth: 1.5 },
  rounds: [
    { floor: 100, ours: 80, small: 80 },
    { floor: 200, ours: 150, small: 200 },
    { floor: 50, ours: 35, small: 20 },
  ],
  counted: [
    { few: 3, many: 3 },
    { few: 3, many: 3 },
  ],
  failed: 0,
}

test('the median of the rounds’ shares counts, not the share of the medians', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(judge(MEASURED)).toEqual({
    name: 'list',
    floor: 100,
    ours: 80,
    share: 0.75,
    growth: 1,
    statements: 3,
    faults: [],
  })
})

test('exactly the limits are enough', () => {
  const rounds = [{ floor: 100, ours: 70, small: 105 }]
  expect(judge({ ...MEASURED, rounds }).faults).toEqual([])
})

test('everything that falls short is said', () => {
  const rounds = [{ floor: 100, ours: 50, small: 100 }]
  const counted = [
    { few: 3, many: 3 },
    { few: 3, many: 9 },
  ]
  expect(judge({ ...MEASURED, rounds, counted, failed: 2 }).faults).toEqual([
    '0.50 of the floor, at least 0.70',
    '2.00 × the cost of the small catalogue, at most 1.50',
    '9 statements, at most 3',
    'statements grow with rows: 3, 3, 3, 9',
    '2 requests failed',
  ])
})

test('the table has a line for each operation under its heading', () => {
  const lines = tableOf([judge(MEASURED)])
  expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
    ['operation', 'floor/s', 'ours/s', 'share', 'growth', 'statements'],
    ['list', '100', '80', '0.75', '1.00', '3'],
  ])
})
