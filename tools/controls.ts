// `npm run controls`: takes each security control of docs/spec/controls.md out by itself, in a scratch copy of the tree, and
// demands that its test file fails. `-- --area sessions` takes one area. `-- --check` only holds the page against the tree.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { PAGE, readControls, violationsOf, type Control } from './controls/page.ts'
import { failingBefore, isCaught } from './controls/take-out.ts'
import { ROOT } from './root.ts'
import { copyTree, type Scratch } from './scratch.ts'

/** @returns how many controls could be taken out without a failing test */
function takeAllOut(scratch: Scratch, controls: readonly Control[], env: Record<string, string>): number {
  const failing = failingBefore(scratch, controls, env)
  for (const test of failing) console.log(`✗ ${test} fails with every control in place`)
  let unnoticed = failing.length
  for (const control of controls) {
    const begun = performance.now()
    const caught = !failing.includes(control.test) && isCaught(scratch, control, env)
    if (!caught) unnoticed++
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${caught ? '✓' : '✗'} ${control.area}: ${control.says} (${control.test}, ${seconds} s)`)
  }
  console.log(`\n${controls.length} controls, ${controls.length - unnoticed + failing.length} caught`)
  return unnoticed
}

async function run(controls: readonly Control[]): Promise<number> {
  const scratch = copyTree(ROOT)
  try {
    const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/controls-postgres'), disposable: true })
    try {
      return takeAllOut(scratch, controls, { ZHUJIA_TEST_POSTGRES: postgres.url })
    } finally {
      await postgres.stop()
    }
  } finally {
    scratch.remove()
  }
}

const { values } = parseArgs({ options: { area: { type: 'string' }, check: { type: 'boolean', default: false } } })
const all = readControls(readFileSync(join(ROOT, PAGE), 'utf8'))
const violations = violationsOf(ROOT, all)
const controls = all.filter(({ area }) => values.area === undefined || area === values.area)
for (const violation of violations) console.error(violation)
if (controls.length === 0) console.error(`no control in ${PAGE} is of the area ${values.area}`)
if (violations.length > 0 || controls.length === 0) process.exitCode = 1
else if (!values.check) process.exitCode = (await run(controls)) === 0 ? 0 : 1
