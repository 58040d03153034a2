import fc from 'fast-check'
import { listBookFaults } from '#modules/ledger/index.ts'
import type { TestApp } from '../test-app.ts'
import { expectStanding } from './commands.ts'
import { COMMANDS } from './order-commands.ts'
import { makeStage, openReal, settleReal, waitReal, type Real, type Stage } from './real.ts'
import { DAY, newReference, type Reference } from './reference/market.ts'
import { wait } from './reference/orders.ts'
import { settle } from './reference/payments.ts'

const STEPS_MAX = 60
/** Longer than anything waits for. */
const LONG_SECONDS = 60 * DAY

export interface ModelReport {
  sequences: number
  steps: number
  /** How often each endpoint answered what: a model that is only refused proves little. */
  said: Record<string, number>
  /** What is broken, with the shortest sequence that was found to show it; undefined when nothing. */
  fault: string | undefined
}

async function expectBooks(when: string, { at }: Real): Promise<void> {
  const faults = (await listBookFaults(at.db)).map(({ rule, subject }) => `${subject}: ${rule}`)
  if (faults.length > 0) throw new Error(`the books ${when}:\n${faults.join('\n')}`)
}

/** The books hold as things stand, and when all that waits for something has stopped waiting. */
async function expectEnd(model: Reference, real: Real): Promise<void> {
  await expectBooks('after the sequence', real)
  await settleReal(real)
  settle(model)
  await waitReal(real, LONG_SECONDS)
  wait(model, LONG_SECONDS)
  await expectStanding('at the end', model, real)
  await expectBooks('at the end', real)
}

/**
 * Holds the modules against the reference in `n` sequences that follow from the seed. They share a database; one that
 * failed leaves its own behind, so that the search for a shorter one begins clean.
 */
export async function runModel(
  open: () => Promise<TestApp>,
  { n, seed }: { n: number; seed: number },
): Promise<ModelReport> {
  let stage: Stage | undefined
  let hasFailed = false
  const report: ModelReport = { sequences: 0, steps: 0, said: {}, fault: undefined }
  const closeStage = async (): Promise<void> => {
    const closing = stage
    stage = undefined
    await closing?.at.close()
  }
  const sequence = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: STEPS_MAX, size: 'max' }),
    async (commands) => {
      stage ??= await makeStage(await open())
      const model = newReference()
      try {
        const real = await openReal(stage)
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await expectEnd(model, real)
        if (hasFailed) return
        report.sequences++
        report.steps += real.steps
        for (const [what, times] of real.said) report.said[what] = (report.said[what] ?? 0) + times
      } catch (error) {
        // From here on fast-check looks for a shorter one.
        hasFailed = true
        await closeStage()
        throw error
      }
    },
  )
  const { failed, counterexample, errorInstance } = await fc.check(sequence, { numRuns: n, seed })
  await closeStage()
  if (failed)
    report.fault = `${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\nby ${String(counterexample)}`
  return report
}
