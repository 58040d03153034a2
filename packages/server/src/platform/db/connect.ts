import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'
import { endWhenSilent, SILENCE_MS } from './silence.ts'
import type { Db } from './types.ts'

// The client gives up at 5 s (spec §9), so a statement must have failed well before.
const SESSION_LIMITS = [
  '-c lock_timeout=1500',
  '-c statement_timeout=3000',
  '-c idle_in_transaction_session_timeout=5000',
  '-c timezone=UTC',
].join(' ')

/** Parameters of a database URL that the driver would set in the session in place of ours. */
const SESSION_PARAMETERS = ['options', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/** The URL without limits of its own; its options come before ours, since the last setting of a name counts. */
function withLimits(url: string): { connectionString: string; options: string } {
  const [address = ''] = url.split('?', 1)
  const parameters = new URLSearchParams(url.slice(address.length))
  const theirs = parameters.getAll('options').at(-1) ?? ''
  for (const name of SESSION_PARAMETERS) parameters.delete(name)
  // Two spaces, because a backslash at the end of the URL's options would escape one.
  return { connectionString: `${address}?${parameters.toString()}`, options: `${theirs}  ${SESSION_LIMITS}`.trim() }
}

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens the pool. The only source of a database handle; main and the test harness call it. `silenceMs`: how long the server may be silent during a query; 0: no limit. */
export function connect(url: string, options: { log: Logger; size?: number; silenceMs?: number }): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    ...withLimits(url),
    max: options.size ?? 20,
    // Opening a connection is slowest while the machine is busy, so some stay open always and the others for a minute.
    min: 4,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'zhujia',
  })
  const warn = (error: Error): void => options.log.warn({ reason: error.message }, 'database connection lost')
  // Without a listener a connection that PostgreSQL closes would end the process: the pool's is for idle ones, the
  // connection's own for one that is in the middle of a transaction.
  pool.on('error', warn)
  pool.on('connect', (client) => {
    client.on('error', warn)
    endWhenSilent(client, options.silenceMs ?? SILENCE_MS)
  })
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
