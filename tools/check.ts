// The whole gate, the same here and in CI. Prints one line a step, and the output of failing steps only.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Outcome, runSteps } from './checks/run-steps.ts'
import { stepsOf } from './checks/steps.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function report({ name, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
  if (!passed) console.log(output.trimEnd().replace(/^/gm, '    '))
}

const outcomes = await runSteps(stepsOf(root), root, report)
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nAll ${outcomes.length} steps passed`)
process.exitCode = failed.length > 0 ? 1 : 0
