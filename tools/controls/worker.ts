// A test runner for one project of the copy: runs a test file for each message and answers how it ended.
import { createVitest } from 'vitest/node'
import type { Request, Verdict } from './take-out.ts'

/** The result of this run so far: the runner's own result includes earlier runs. */
let verdict: Verdict = 'nothing'

const vitest = await createVitest({
  root: process.argv[2] ?? '',
  watch: false,
  maxWorkers: 1,
  // Changed files must be read again.
  isolate: true,
  // Without a control some code may wait for ever.
  testTimeout: 30_000,
  hookTimeout: 45_000,
  reporters: [
    {
      // One failure is enough; the runner's own `bail` would count those of earlier runs.
      onTestCaseResult: (one) => {
        if (one.result().state !== 'failed') return
        verdict = 'failed'
        void vitest.cancelCurrentRun('test-failure')
      },
      onTestModuleEnd: (module) => {
        if (module.ok()) verdict = 'passed'
      },
    },
  ],
})

/** A file that does not load, or whose tests cannot start, gives `nothing`. */
async function run({ test, changed }: Request): Promise<Verdict> {
  for (const file of changed) vitest.invalidateFile(file)
  verdict = 'nothing'
  await vitest.runTestSpecifications(await vitest.globTestSpecifications([test]))
  return verdict
}

process.on('message', (request: Request) => {
  void run(request).then((verdict) => process.send?.(verdict))
})
process.on('disconnect', () => process.exit())
