import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A named command of the check: a script run by this Node with its arguments, from the root. */
export interface Step {
  name: string
  script: string
  args: string[]
}

/** What became of a step; `output` holds both streams in the order in which they came. */
export interface Outcome {
  name: string
  passed: boolean
  seconds: number
  output: string
}

/** Runs one step to its end. A step that cannot be started, or is killed, has failed. */
function runStep({ name, script, args }: Step, root: string): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const finish = (passed: boolean) => resolve({ name, passed, seconds: (performance.now() - started) / 1000, output })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => {
      output += error.message
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}

/**
 * Runs all steps, as many at once as there are processors, and calls `onDone` as each ends.
 * A failing step stops no other: one run shows every fault.
 */
export async function runSteps(steps: Step[], root: string, onDone: (outcome: Outcome) => void): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await runStep(step, root)
      outcomes.push(outcome)
      onDone(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, work))
  return outcomes
}
