import fc from 'fast-check'
import { listBookFaults } from '../../modules/ledger/index.ts'
import { DAY } from '../../platform/clock.ts'
import type { TestApp } from '../test-app.ts'
import { COMMANDS } from './commands.ts'
import { newReference } from './reference.ts'
import { makeStage, moneyFaults, openReal, SKUS, STOCK, type Real, type Stage } from './real.ts'

const STEPS_MAX = 60

export interface ModelReport {
  sequences: number
  steps: number
  /** What fast-check found, with the shortest sequence that shows it; undefined when nothing. */
  fault: string | undefined
}

/** After a sequence all of it is brought to its end, and then every rule must hold. */
async function expectClean(real: Real): Promise<void> {
  await real.at.runJobs()
  const books = (await listBookFaults(real.at.db)).map(({ rule, subject }) => `${subject}: ${rule}`)
  const faults = [...books, ...(await moneyFaults(real))]
  if (faults.length > 0) throw new Error(`after the sequence:\n${faults.join('\n')}`)
}

/** Holds the modules against the reference in `n` sequences that follow from the seed. */
export async function runModel(at: TestApp, { n, seed }: { n: number; seed: number }): Promise<ModelReport> {
  const stage: Stage = await makeStage(at)
  const report: ModelReport = { sequences: 0, steps: 0, fault: undefined }
  const receiveSeconds = at.services.config.receiveDays.express * DAY
  const sequence = fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: STEPS_MAX, size: 'max' }), async (commands) => {
    const real = await openReal(stage)
    report.sequences++
    report.steps += [...commands].length
    await fc.asyncModelRun(() => ({ model: newReference(SKUS, STOCK, receiveSeconds), real }), commands)
    await expectClean(real)
  })
  const { failed, counterexample, errorInstance, counterexamplePath } = await fc.check(sequence, { numRuns: n, seed })
  if (failed) report.fault = `${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n${String(counterexample)}\nseed ${seed}, path ${counterexamplePath ?? ''}`
  return report
}
