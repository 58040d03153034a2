import { randomUUID } from 'node:crypto'
import type { Envelope } from '../../packages/contract/src/core/envelope.ts'
import { listenToStatements } from '../../packages/server/src/testing/count-statements.ts'
import { send, specOf } from '../../packages/server/src/testing/requests.ts'
import type { TestApp } from '../../packages/server/src/testing/test-app.ts'
import type { Asked } from './wire.ts'

/** A value of a statement as it travels to the floor's process. */
export type Recorded = string | number | boolean | null | { bytes: string } | Recorded[]

interface Statement {
  text: string
  values: readonly Recorded[]
}

/** What our server does for one request: the statements that it sends, in order, and its answer. */
export interface Recording {
  asked: Asked
  /** The instant before the request: ids that were made for it are younger. */
  at: number
  /** Under which key it was asked, when it is a mutation that demands one. */
  idempotencyKey: string | undefined
  statements: readonly Statement[]
  answer: Envelope<unknown>
}

function recorded(value: unknown): Recorded {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return { bytes: value.toString('base64') }
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(recorded)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}

/** Asks our application in process, alone. @throws when it does not succeed */
export async function record(at: TestApp, asked: Asked): Promise<Recording> {
  const idempotencyKey = specOf(asked.key).idempotent ? randomUUID() : undefined
  const start = Date.now()
  const { result, statements } = await listenToStatements(() =>
    send(at.app, asked.key, { ...asked, ...(idempotencyKey && { idempotencyKey }) }),
  )
  if (!result.envelope.success) throw new Error(`${asked.key} was refused: ${result.text}`)
  return {
    asked,
    at: start,
    idempotencyKey,
    statements: statements.map(({ text, values }) => ({ text, values: values.map(recorded) })),
    answer: result.envelope,
  }
}
