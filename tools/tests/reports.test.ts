import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { failedJourneys, failedUnits } from './reports.ts'

const unit = (title: string, status: string, ...ancestorTitles: string[]) => ({ ancestorTitles, title, status })

test('a failed test is listed with its file and its groups, a passed one is not', () => {
  const testResults = [
    { name: join(ROOT, 'tools/a.test.ts'), status: 'passed', assertionResults: [unit('holds', 'passed')] },
    {
      name: join(ROOT, 'packages/web/src/b.test.ts'),
      status: 'failed',
      assertionResults: [unit('adds', 'failed', 'sums'), unit('holds', 'passed'), unit('breaks', 'failed')],
    },
  ]
  expect(failedUnits({ numPassedTests: 2, numFailedTests: 2, testResults })).toEqual([
    '✗ packages/web/src/b.test.ts › sums › adds',
    '✗ packages/web/src/b.test.ts › breaks',
  ])
})

test('a file that failed before its tests is listed', () => {
  const testResults = [
    { name: join(ROOT, 'tools/none.test.ts'), status: 'failed', assertionResults: [] },
    { name: join(ROOT, 'tools/skipped.test.ts'), status: 'failed', assertionResults: [unit('never ran', 'skipped')] },
  ]
  expect(failedUnits({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual([
    '✗ tools/none.test.ts',
    '✗ tools/skipped.test.ts',
  ])
})

test('a failed journey is listed, also in a group', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, tests: [] })
  const suites = [
    {
      file: 'cart.spec.ts',
      specs: [spec('fills', true), spec('empties', false)],
      suites: [{ file: 'cart.spec.ts', specs: [spec('shares', false)] }],
    },
  ]
  expect(failedJourneys({ stats: { expected: 1, unexpected: 2 }, suites })).toEqual([
    '✗ packages/e2e/src/journeys/cart.spec.ts › shares',
    '✗ packages/e2e/src/journeys/cart.spec.ts › empties',
  ])
})

test('a missing report lists no failures', () => {
  expect([failedUnits(), failedJourneys()]).toEqual([[], []])
})
