import fc from 'fast-check'
import { listViolations } from '#invariants.ts'
import type { TestApp } from '../test-app.ts'
import { expectSameState, type Command } from './commands.ts'
import { COMMANDS } from './order-commands.ts'
import { shareApp, openReal, settleReal, waitReal, type Real, type SharedApp } from './real.ts'
import { DAY, newReference, type Reference } from './reference/state.ts'
import { wait } from './reference/orders.ts'
import { settle } from './reference/payments.ts'
import { EVERY_TRANSITION } from './every-transition.ts'

const STEPS_MAX = 60
/** Longer than every deadline. */
const LONG_SECONDS = 60 * DAY

export interface ModelReport {
  sequences: number
  steps: number
  /** The number of answers by endpoint and outcome: a run in which every step is refused would prove little. */
  outcomes: Record<string, number>
  /** The first difference or violated invariant, with the shortest sequence that was found for it; undefined when there is none. */
  fault: string | undefined
}

async function expectInvariants(when: string, { at }: Real): Promise<void> {
  const violations = (await listViolations(at.db)).map(({ rule, subject }) => `${subject}: ${rule}`)
  if (violations.length > 0) throw new Error(`violated invariants ${when}:\n${violations.join('\n')}`)
}

/** The invariants hold after the sequence, and after all its jobs and timers have run. */
async function expectEnd(model: Reference, real: Real): Promise<void> {
  await expectInvariants('after the sequence', real)
  await settleReal(real)
  settle(model)
  await waitReal(real, LONG_SECONDS)
  wait(model, LONG_SECONDS)
  await expectSameState('at the end', model, real)
  await expectInvariants('at the end', real)
}

/**
 * Compares the application with the reference in the sequence of every transition and in `n` sequences that follow from the seed.
 * They share a database; after a failure the next one gets a new database, so that the search for a shorter sequence starts clean.
 */
export async function runModel(
  open: () => Promise<TestApp>,
  { n, seed }: { n: number; seed: number },
): Promise<ModelReport> {
  let shared: SharedApp | undefined
  let hasFailed = false
  const report: ModelReport = { sequences: 0, steps: 0, outcomes: {}, fault: undefined }
  const closeApp = async (): Promise<void> => {
    const closing = shared
    shared = undefined
    await closing?.at.close()
  }
  const runSequence = async (commands: Iterable<Command>): Promise<void> => {
    shared ??= await shareApp(await open())
    const model = newReference()
    try {
      const real = await openReal(shared)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await expectEnd(model, real)
      if (hasFailed) return
      report.steps += real.steps
      for (const [what, times] of real.outcomes) report.outcomes[what] = (report.outcomes[what] ?? 0) + times
    } catch (error) {
      // From now on fast-check searches for a shorter sequence.
      hasFailed = true
      await closeApp()
      throw error
    }
  }
  const sequence = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: STEPS_MAX, size: 'max' }),
    async (commands) => {
      await runSequence(commands)
      if (!hasFailed) report.sequences++
    },
  )
  report.fault = await runSequence(EVERY_TRANSITION).then(
    () => undefined,
    (error: unknown) => `${messageOf(error)}\nin the sequence of every transition`,
  )
  if (report.fault !== undefined) return report
  const { failed, counterexample, errorInstance } = await fc.check(sequence, { numRuns: n, seed })
  await closeApp()
  if (failed) report.fault = `${messageOf(errorInstance)}\nby ${String(counterexample)}`
  return report
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
