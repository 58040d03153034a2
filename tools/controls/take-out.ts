import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Scratch } from '../scratch.ts'
import type { Control } from './page.ts'

const REPORT = 'controls-report.json'

interface Report {
  numFailedTests: number
  testResults: { name: string; status: 'passed' | 'failed' }[]
}

/** The folder with the test settings that a file belongs to: a package, or the tools. */
const projectOf = (test: string): string => (test.startsWith('tools/') ? 'tools' : test.split('/', 2).join('/'))

/** Runs test files of one project in the copy. @returns what the runner reports; undefined when it did not come to a report */
function runTests(scratch: Scratch, tests: readonly string[], env: Record<string, string>): Report | undefined {
  const [first = ''] = tests
  const project = projectOf(first)
  const report = join(scratch.root, REPORT)
  rmSync(report, { force: true })
  const files = tests.map((test) => relative(project, test).replaceAll('\\', '/'))
  scratch.run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      project,
      '--reporter=json',
      `--outputFile=${report}`,
      '--bail=0',
      ...files,
    ],
    env,
  )
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
}

/** Test files that fail in the copy as it is: what they say of a control would mean nothing. */
export function failingBefore(scratch: Scratch, controls: readonly Control[], env: Record<string, string>): string[] {
  const tests = [...new Set(controls.map(({ test }) => test))]
  const passed = [...Map.groupBy(tests, projectOf).values()]
    .flatMap((group) => runTests(scratch, group, env)?.testResults ?? [])
    .filter(({ status }) => status === 'passed')
    .map(({ name }) => relative(realpathSync(scratch.root), name).replaceAll('\\', '/'))
  return tests.filter((test) => !passed.includes(test))
}

/**
 * Takes a control out of the copy, runs its test file and puts it back.
 * @returns whether a test failed; a file that does not even load has shown nothing
 */
export function isCaught(scratch: Scratch, control: Control, env: Record<string, string>): boolean {
  const path = join(scratch.root, control.file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    before.replace(control.text, () => control.replacement),
  )
  try {
    return (runTests(scratch, [control.test], env)?.numFailedTests ?? 0) > 0
  } finally {
    writeFileSync(path, before)
  }
}
