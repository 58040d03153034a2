import { expect, test } from 'vitest'
import { allowed, growthTableOf, judge, median, tableOf, type Measured, type Sample } from './verdict.ts'

const sample = (perSecond: number, change: Partial<Sample> = {}): Sample => ({
  perSecond,
  nodeMs: 1,
  postgresMs: 1,
  bytes: 14_000,
  ...change,
})
const count = (statements: number, transactions = 0) => ({ statements, transactions })

const MEASURED: Measured = {
  operation: { name: 'list', share: 0.5, statements: 3, growth: 1.5 },
  levels: [
    {
      connections: 16,
      rounds: [
        { baseline: sample(100), ours: sample(80) },
        { baseline: sample(200), ours: sample(150, { postgresMs: 1.5 }) },
        { baseline: sample(50), ours: sample(35) },
      ],
    },
  ],
  grown: [{ products: 100_000, times: 10, costs: [1, 1.25, 4] }],
  baselineCount: count(1),
  counted: [
    { few: count(3, 2), many: count(3, 2) },
    { few: count(3, 2), many: count(3, 2) },
  ],
  failed: 0,
}
/** The same measured in one round. */
const once = (baseline: Sample, ours: Sample): Measured => ({
  ...MEASURED,
  levels: [{ connections: 16, rounds: [{ baseline, ours }] }],
})

test('a share is the median of the rounds’ shares, not the share of the medians', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(judge(MEASURED)).toEqual({
    name: 'list',
    levels: [{ connections: 16, baseline: sample(100), ours: sample(80), share: 0.75, processorShare: 1 }],
    grown: [{ products: 100_000, cost: 1.25 }],
    baselineCount: count(1),
    count: count(3, 2),
    faults: [],
  })
})

test('the limit for a hundred times the goods is the square of the limit for ten times', () => {
  expect(allowed(1.5, 10)).toBe(1.5)
  expect(allowed(1.5, 100)).toBe(2.25)
})

test('values that equal the limits are accepted', () => {
  const measured = once(sample(100), sample(50, { nodeMs: 2, postgresMs: 2 }))
  expect(judge({ ...measured, grown: [{ products: 100_000, times: 10, costs: [1.5] }] }).faults).toEqual([])
})

test('every value beyond its limit is reported', () => {
  const measured = once(sample(100), sample(40, { nodeMs: 4, postgresMs: 4 }))
  const counted = [
    { few: count(3), many: count(3) },
    { few: count(3), many: count(9) },
  ]
  const grown = [{ products: 100_000, times: 10, costs: [2] }]
  expect(judge({ ...measured, counted, grown, failed: 2 }).faults).toEqual([
    "0.40 of the baseline's requests a second at 16 connections, at least 0.50",
    '0.25 by processor time at 16 connections, at least 0.50',
    '2.00 × the cost at 100000 goods, at most 1.50',
    '9 statements, at most 3',
    'statements grow with rows: 3, 3, 3, 9',
    '2 visits failed',
  ])
})

test('on systems without processor time it is unknown, and only requests a second are compared', () => {
  const silent = { nodeMs: undefined, postgresMs: undefined }
  const verdict = judge(once(sample(100, silent), sample(90, silent)))
  expect(verdict.faults).toEqual([])
  expect(tableOf([verdict])[1]).toContain('unknown')
})

test('the tables have a line for each operation and number of connections', () => {
  const lines = [...tableOf([judge(MEASURED)]), ...growthTableOf([judge(MEASURED)])]
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    [
      'connections',
      'baseline/s',
      'ours/s',
      'share',
      'baseline ms',
      'ours ms',
      'share',
      'baseline KB',
      'ours KB',
      'baseline SQL',
      'ours SQL',
    ],
    ['list', '16', '100', '80', '0.75', '1.00+1.00', '1.00+1.00', '1.00', '14.0', '14.0', '1+0', '3+2'],
    ['list', '100000: 1.25 ×'],
  ])
})
