import { fileURLToPath } from 'node:url'
import { inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Logger } from 'pino'
import pg from 'pg'
import { createQueues, openBoss, type Queue } from '../jobs/worker.ts'
import type { TableRules } from './table-rules.ts'
import type { Db } from './types.ts'

const FOLDER = fileURLToPath(new URL('../../tables/migrations', import.meta.url))

/** What the areas need of a database beside its schema. */
export interface Provisions {
  tables: Required<TableRules>
  queues: readonly Queue[]
}

/**
 * A long column that is only searched is stored beside its table and uncompressed, so that rows which are read by the
 * thousand stay narrow; the generator of migrations cannot express that.
 */
const STORED_ASIDE = [
  'alter table search_documents set (toast_tuple_target = 256)',
  'alter table search_documents alter tokens set storage external, alter title set storage main, alter facets set storage main',
]

async function protect(db: Db, table: string, changing: readonly string[]): Promise<void> {
  await db.execute(sql`revoke update, delete, truncate on ${sql.identifier(table)} from current_user, public`)
  if (changing.length === 0) return
  const columns = sql.join(
    changing.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await db.execute(sql`grant update (${columns}) on ${sql.identifier(table)} to current_user`)
}

/** In one transaction, so that a process that serves meanwhile never finds a right revoked that is about to be granted again. */
async function applyTableRules(db: Db, { insertOnly, neverDeleted }: Provisions['tables']): Promise<void> {
  await db.transaction(async (db) => {
    for (const table of insertOnly) await protect(db, table, [])
    for (const [table, changing] of Object.entries(neverDeleted)) {
      if (changing === 'any')
        await db.execute(sql`revoke delete, truncate on ${sql.identifier(table)} from current_user, public`)
      else await protect(db, table, changing)
    }
  })
}

/** Brings the schema and the job queues up to date. Safe to run again, and by several processes at once. */
export async function migrate(url: string, log: Logger, { tables, queues }: Provisions): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(7428001)`)
    await runMigrations(db, { migrationsFolder: FOLDER })
    await applyTableRules(db, tables)
    for (const statement of STORED_ASIDE) await db.execute(sql.raw(statement))
    const boss = await openBoss(url, log, { migrate: true, supervise: false })
    await createQueues(boss, queues)
    // The queue's library sets a policy only with a new queue; that of an earlier version keeps its jobs.
    const once = queues.filter(({ waitsOnce }) => waitsOnce).map(({ name }) => name)
    await db.execute(sql`update pgboss.queue set policy = 'short' where ${inArray(sql`name`, once)}`)
    await boss.stop({ graceful: false })
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}
