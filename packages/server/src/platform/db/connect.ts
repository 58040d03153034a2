import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'
import type { Db } from './types.ts'

// The client gives up at 5 s (spec §9), so a statement must have failed well before.
const SESSION_LIMITS = [
  '-c lock_timeout=1500',
  '-c statement_timeout=3000',
  '-c idle_in_transaction_session_timeout=5000',
  '-c timezone=UTC',
].join(' ')

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens the pool. The only source of a database handle; main and the test harness call it. */
export function connect(url: string, options: { log: Logger; size?: number }): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: options.size ?? 20,
    options: SESSION_LIMITS,
    connectionTimeoutMillis: 3000,
    application_name: 'zhujia',
  })
  const tell = (error: Error): void => options.log.warn({ reason: error.message }, 'database connection lost')
  // Without a listener a connection that PostgreSQL closes would end the process: the pool's is for idle ones, the
  // connection's own for one that is in the middle of a transaction.
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
