import fc from 'fast-check'
import { listViolations } from '#invariants.ts'
import type { TestApp } from '../test-app.ts'
import { expectStanding, type Command } from './commands.ts'
import { COMMANDS } from './order-commands.ts'
import { makeStage, openReal, settleReal, waitReal, type Real, type Stage } from './real.ts'
import { DAY, newReference, type Reference } from './reference/state.ts'
import { wait } from './reference/orders.ts'
import { settle } from './reference/payments.ts'
import { TOUR } from './tour.ts'

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

async function expectInvariants(when: string, { at }: Real): Promise<void> {
  const violations = (await listViolations(at.db)).map(({ rule, subject }) => `${subject}: ${rule}`)
  if (violations.length > 0) throw new Error(`violated invariants ${when}:\n${violations.join('\n')}`)
}

/** The invariants hold as things stand, and once nothing waits for anything any more. */
async function expectEnd(model: Reference, real: Real): Promise<void> {
  await expectInvariants('after the sequence', real)
  await settleReal(real)
  settle(model)
  await waitReal(real, LONG_SECONDS)
  wait(model, LONG_SECONDS)
  await expectStanding('at the end', model, real)
  await expectInvariants('at the end', real)
}

/**
 * Holds the modules against the reference in the tour and in `n` sequences that follow from the seed. They share a database; one that
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
  const play = async (commands: Iterable<Command>): Promise<void> => {
    stage ??= await makeStage(await open())
    const model = newReference()
    try {
      const real = await openReal(stage)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await expectEnd(model, real)
      if (hasFailed) return
      report.steps += real.steps
      for (const [what, times] of real.said) report.said[what] = (report.said[what] ?? 0) + times
    } catch (error) {
      // From here on fast-check looks for a shorter one.
      hasFailed = true
      await closeStage()
      throw error
    }
  }
  const sequence = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: STEPS_MAX, size: 'max' }),
    async (commands) => {
      await play(commands)
      if (!hasFailed) report.sequences++
    },
  )
  report.fault = await play(TOUR).then(
    () => undefined,
    (error: unknown) => `${messageOf(error)}\non the tour`,
  )
  if (report.fault !== undefined) return report
  const { failed, counterexample, errorInstance } = await fc.check(sequence, { numRuns: n, seed })
  await closeStage()
  if (failed) report.fault = `${messageOf(errorInstance)}\nby ${String(counterexample)}`
  return report
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
