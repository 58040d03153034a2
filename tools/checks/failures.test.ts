import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'

const page = readFileSync(join(ROOT, 'docs/spec/failures.md'), 'utf8')
const rows = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \| ([^|]+) \|$/gm)].map(
  ([, failure = '', says = '', file = '', name = '']) => ({ failure, says, file, name }),
)

/** What the tests of a file are called. */
function namesIn(file: string): string[] {
  const path = join(ROOT, 'packages/server/src', file)
  if (!existsSync(path)) return []
  return [
    ...readFileSync(path, 'utf8').matchAll(
      /\b(?:test|it|describe)(?:\.each(?:<.*>)?\([^]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g,
    ),
  ].map(([, , name = '']) => name)
}

test('the page names its failures, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30)
  expect(new Set(rows.map(({ failure }) => failure)).size).toBe(rows.length)
  expect(page.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(rows.length + 2)
})

test.each(rows)('$failure: there is a test, and it is named after it', ({ says, file, name }) => {
  const named = namesIn(file).filter((one) => one.startsWith(name))
  expect(named).toHaveLength(1)
  expect(named[0]).toContain(says)
})
