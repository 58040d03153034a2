import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { testNamesIn } from './test-names.ts'

const page = readFileSync(join(ROOT, 'docs/spec/failures.md'), 'utf8')
const rows = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \| ([^|]+) \|$/gm)].map(
  ([, failure = '', says = '', file = '', name = '']) => ({ failure, says, file, name }),
)

test('the page names its failures, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30)
  expect(new Set(rows.map(({ failure }) => failure)).size).toBe(rows.length)
  expect(page.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(rows.length + 2)
})

test.each(rows)('$failure: there is a test, and it is named after it', ({ says, file, name }) => {
  const named = testNamesIn(join(ROOT, 'packages/server/src', file)).filter((one) => one.startsWith(name))
  expect(named).toHaveLength(1)
  expect(named[0]).toContain(says)
})
