import pg from 'pg'
import { send } from '../../packages/server/src/testing/requests.ts'
import { makeTestApp, type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { linesOf, type Operation } from './operations.ts'
import { record, type Recording } from './record.ts'
import type { Asked } from './wire.ts'
import { SECRET, type World } from './world.ts'

const NOT_COUNTED = '^(begin|commit|rollback|savepoint|release)'

/** Counts by what PostgreSQL itself has seen: the calls of all statements in one database. */
export class Statements {
  readonly #superuser: pg.Client
  readonly #database: string

  private constructor(superuser: pg.Client, database: string) {
    this.#superuser = superuser
    this.#database = database
  }

  static async watch(superuserUrl: string, databaseUrl: string): Promise<Statements> {
    const superuser = new pg.Client({ connectionString: superuserUrl })
    await superuser.connect()
    await superuser.query('create extension if not exists pg_stat_statements')
    return new Statements(superuser, new URL(databaseUrl).pathname.slice(1))
  }

  async calls(): Promise<number> {
    const { rows } = await this.#superuser.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1 and query !~* $2`,
      [this.#database, NOT_COUNTED],
    )
    return Number(rows[0]?.calls)
  }

  close(): Promise<void> {
    return this.#superuser.end()
  }
}

export interface Counted {
  few: number
  many: number
}

async function countOne(at: TestApp, statements: Statements, asked: Asked): Promise<number> {
  // The first of its kind may load what the process then keeps.
  await send(at.app, asked.key, asked)
  const before = await statements.calls()
  const { text, envelope } = await send(at.app, asked.key, asked)
  if (!envelope.success) throw new Error(`${asked.key}: ${text}`)
  return (await statements.calls()) - before
}

interface On {
  superuserUrl: string
  databaseUrl: string
}

/** Works with our application in process, alone on its database, and with a count of its statements. */
async function withApp<T>(
  { superuserUrl, databaseUrl }: On,
  work: (at: TestApp, statements: Statements) => Promise<T>,
): Promise<T> {
  const at = await makeTestApp({ SECRET }, { databaseUrl })
  const statements = await Statements.watch(superuserUrl, databaseUrl)
  try {
    return await work(at, statements)
  } finally {
    await statements.close()
    await at.close()
  }
}

/** How many statements each operation takes on a database, for few and for many rows. */
export const countAll = (on: On, operations: readonly Operation[]): Promise<Map<string, Counted>> =>
  withApp(on, async (at, statements) => {
    const counts = new Map<string, Counted>()
    for (const { name, few, many } of operations)
      counts.set(name, { few: await countOne(at, statements, few), many: await countOne(at, statements, many) })
    return counts
  })

/** What every request of every operation does to the database. */
export const recordAll = (on: On, operations: readonly Operation[]): Promise<Recording[][]> =>
  withApp(on, async (at) => {
    const recordings: Recording[][] = []
    for (const { asked } of operations) {
      const own: Recording[] = []
      for (const one of asked) {
        // What is loaded once and then kept is no part of an operation.
        if (own.length === 0) await send(at.app, one.key, one)
        own.push(await record(at, one))
      }
      recordings.push(own)
    }
    return recordings
  })

/** The tokens that orders of one and of two lines are placed with: the same as long as the prices are. */
export const quoteAll = (on: On, { buyers }: World): Promise<Map<string, string>> =>
  withApp(on, async (at) => {
    const tokens = new Map<string, string>()
    for (const { userId, addressId, skuIds, token } of buyers) {
      for (const count of [1, 2]) {
        const answer = await at.call(
          'orders.quoteOrder',
          { body: { lines: linesOf(skuIds, count), addressId } },
          { token },
        )
        if (!answer.success) throw new Error(answer.message)
        tokens.set(`${userId} ${count}`, answer.data.quoteToken)
      }
    }
    return tokens
  })
