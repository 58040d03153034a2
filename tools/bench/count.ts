import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { makeTestApp, type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { withClient } from '../postgres/client.ts'
import { HttpClient, type Client } from './client.ts'
import { Connection } from './connection.ts'
import type { Visit } from './load.ts'
import type { Operation } from './operations.ts'
import { SECRET } from './world.ts'

/** The SQL statements of a visit. */
export interface Count {
  statements: number
  /** BEGIN, COMMIT and their like. */
  transactions: number
}

const TRANSACTION = '^(begin|start|commit|rollback|savepoint|release)'

/** Counts with `pg_stat_statements`: the calls of all statements of one role in one database. */
export class Statements {
  readonly #superuser: pg.Client
  readonly #of: [database: string, role: string]

  constructor(superuser: pg.Client, databaseUrl: string) {
    const { pathname, username } = new URL(databaseUrl)
    this.#superuser = superuser
    this.#of = [pathname.slice(1), username]
  }

  async #calls(): Promise<Count> {
    const { rows } = await this.#superuser.query<Count>(
      `select coalesce(sum(calls) filter (where query !~* $3), 0)::int as statements, coalesce(sum(calls) filter (where query ~* $3), 0)::int as transactions
       from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid where d.datname = $1 and r.rolname = $2`,
      [...this.#of, TRANSACTION],
    )
    return rows[0] ?? { statements: 0, transactions: 0 }
  }

  /** The statements of a second visit while no other runs: the first may load what a process then keeps in memory. */
  async of(client: Client, visit: Visit): Promise<Count> {
    await visit(client)
    const before = await this.#calls()
    await visit(client)
    const { statements, transactions } = await this.#calls()
    return { statements: statements - before.statements, transactions: transactions - before.transactions }
  }
}

/** Runs some work with our application in process, the only user of its database. */
export async function withApp<T>(databaseUrl: string, work: (at: TestApp) => Promise<T>): Promise<T> {
  const at = await makeTestApp({ SECRET }, { databaseUrl })
  try {
    return await work(at)
  } finally {
    await at.close()
  }
}

export interface Counted {
  few: Count
  many: Count
}

/** The number of statements of each operation, for few and for many rows. */
export async function countAll(
  client: Client,
  statements: Statements,
  operations: readonly Operation[],
): Promise<Map<string, Counted>> {
  const counts = new Map<string, Counted>()
  for (const { name, few, many } of operations)
    counts.set(name, { few: await statements.of(client, few), many: await statements.of(client, many) })
  return counts
}

/** Runs some work with a client over one connection. */
export async function withHttp<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.open(url)
  try {
    return await work(new HttpClient(connection))
  } finally {
    connection.close()
  }
}

const POLL_MS = 200

/** Waits until no job of a database is waiting or running. */
export const waitForJobs = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        "select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1",
      )
      if (rowCount === 0) return
      await setTimeout(POLL_MS)
    }
  })
