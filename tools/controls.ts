// `npm run controls`: removes each security control of docs/spec/controls.md, one at a time, in a copy of the tree, and checks
// that its test file then fails. `-- --area sessions` runs one area, `-- --only 'proxy|login'` the controls whose sentence
// matches. `-- --check` only checks that the page fits the tree.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { PAGE, readControls, violationsOf, type Control } from './controls/page.ts'
import { Tester } from './controls/take-out.ts'
import { ROOT } from './root.ts'
import { copyTree } from './scratch.ts'

const LIMIT_MS = 180_000

const SAYS = {
  failed: 'is caught',
  passed: 'NOBODY NOTICES',
  nothing: 'THE TEST DOES NOT LOAD',
  'too long': `NO ANSWER IN ${LIMIT_MS / 1000} s`,
} as const

/** @returns how many controls could be removed without a failing test */
async function takeAllOut(tester: Tester, controls: readonly Control[]): Promise<number> {
  let caught = 0
  // Sorted by test file, so that those of a package follow each other. Each is first run once with every control in place.
  const byTest = Map.groupBy(controls, ({ test }) => test)
  for (const [test, held] of [...byTest].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const passes = await tester.passes(test)
    if (!passes) console.log(`✗ ${test} fails with every control in place`)
    for (const control of passes ? held : []) {
      const begun = performance.now()
      const verdict = await tester.without(control)
      if (verdict === 'failed') caught++
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(
        `${verdict === 'failed' ? '✓' : '✗'} ${control.area}: ${control.says}: ${SAYS[verdict]} (${test}, ${seconds} s)`,
      )
    }
  }
  console.log(`\n${controls.length} controls, ${caught} caught`)
  return controls.length - caught
}

/** Runs the controls. However the run ends, its processes, its database and its copy are removed. */
async function run(controls: readonly Control[]): Promise<number> {
  const scratch = copyTree(ROOT)
  const launching = launchEmbedded({ dataDir: join(scratch.root, '.cache/controls-postgres'), disposable: true })
  let tester: Tester | undefined
  const clean = async (): Promise<void> => {
    tester?.close()
    const postgres = await launching.catch(() => undefined)
    await postgres?.stop()
    if (postgres) rmSync(postgres.dataDir, { recursive: true, force: true })
    scratch.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void clean().finally(() => process.exit(1)))
  try {
    const { url } = await launching
    tester = new Tester({ root: scratch.root, env: { ZHUJIA_TEST_POSTGRES: url }, limitMs: LIMIT_MS })
    return await takeAllOut(tester, controls)
  } finally {
    await clean()
  }
}

const { values } = parseArgs({
  options: { area: { type: 'string' }, only: { type: 'string' }, check: { type: 'boolean', default: false } },
})
const all = readControls(readFileSync(join(ROOT, PAGE), 'utf8'))
const violations = violationsOf(ROOT, all)
const controls = all.filter(
  ({ area, says }) =>
    (values.area === undefined || area === values.area) && new RegExp(values.only ?? '', 'i').test(says),
)
for (const violation of violations) console.error(violation)
if (controls.length === 0) console.error(`no control in ${PAGE} is of this area and matches`)
if (violations.length > 0 || controls.length === 0) process.exitCode = 1
else if (!values.check) process.exitCode = (await run(controls)) === 0 ? 0 : 1
