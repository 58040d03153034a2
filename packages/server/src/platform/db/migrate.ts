import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Logger } from 'pino'
import pg from 'pg'
import type { JobName } from '../jobs/jobs.ts'
import { createQueues, openBoss } from '../jobs/worker.ts'
import type { Db } from './types.ts'

const FOLDER = fileURLToPath(new URL('../../tables/migrations', import.meta.url))

const QUEUES: Readonly<Record<JobName, true>> = {
  'sms.send': true,
  'attempt.query': true,
  'attempt.close': true,
  'refund.send': true,
  'simulator.notify': true,
}

/**
 * Tables of money, stock, history and evidence: even their owner may not change or remove a row, but for the columns that
 * are named here. A table that others refer to has at least one, because the check of a foreign key locks the row that it finds.
 */
const INSERT_ONLY: Readonly<Record<string, readonly string[]>> = {
  state_changes: [],
  ledger_transfers: [],
  ledger_balances: ['balance_fen'],
  stock_moves: [],
  payment_events: [],
  payment_attempts: ['status', 'version', 'cashier_url', 'provider_txn_id'],
  refunds: ['status', 'version'],
  checkouts: ['id'],
  order_lines: ['shipped_quantity', 'cancelled_quantity', 'version_hash'],
  order_price_changes: [],
  order_refunds: ['arrived_at'],
  order_refund_lines: [],
  parcels: ['id'],
  parcel_lines: [],
  product_versions: [],
  review_photos: [],
}

/**
 * A long column that is only searched is kept beside its table and uncompressed, so that a row which is read by the
 * thousand stays narrow; the generator of migrations has no word for it.
 */
const KEPT_ASIDE = [
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

/** Brings the schema and the job queues up to date. Safe to run again, and by several processes at once. */
export async function migrate(url: string, log: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(7428001)`)
    await runMigrations(db, { migrationsFolder: FOLDER })
    for (const [table, changing] of Object.entries(INSERT_ONLY)) await protect(db, table, changing)
    for (const statement of KEPT_ASIDE) await db.execute(sql.raw(statement))
    const boss = await openBoss(url, log, { migrate: true, supervise: false })
    await createQueues(boss, Object.keys(QUEUES))
    await boss.stop({ graceful: false })
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}
