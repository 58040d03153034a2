import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Envelope } from '../../packages/contract/src/core/envelope.ts'
import { send, specOf } from '../../packages/server/src/testing/requests.ts'
import type { TestApp } from '../../packages/server/src/testing/test-app.ts'
import type { Asked } from './wire.ts'

/** A value of a statement as it travels to the floor's process. */
export type Recorded = string | number | boolean | null | { bytes: string } | Recorded[]

export interface Statement {
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

type Query = typeof pg.Client.prototype.query

/** Runs some work and writes down every statement that goes to PostgreSQL meanwhile. */
async function listen<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown]
    const values = Array.isArray(second) ? second : typeof first === 'object' ? first.values : undefined
    statements.push({ text: typeof first === 'string' ? first : first.text, values: (values ?? []).map(recorded) })
    return Reflect.apply(original, this, args)
  }
  pg.Client.prototype.query = query as Query
  try {
    return { result: await work(), statements }
  } finally {
    pg.Client.prototype.query = original
  }
}

/** Asks our application in process, alone. @throws when it does not succeed */
export async function record(at: TestApp, asked: Asked): Promise<Recording> {
  const idempotencyKey = specOf(asked.key).idempotent ? randomUUID() : undefined
  const start = Date.now()
  const { result, statements } = await listen(() => send(at.app, asked.key, { ...asked, ...(idempotencyKey && { idempotencyKey }) }))
  if (!result.envelope.success) throw new Error(`${asked.key} was refused: ${result.text}`)
  return { asked, at: start, idempotencyKey, statements, answer: result.envelope }
}
