import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, SUPERUSER } from './cluster.ts'
import { codeOf, EmbeddedPostgresError, reasonOf } from './error.ts'

/** Recovery after a crash replays at most the log since the last checkpoint: seconds, or minutes on a slow disk. */
const READY_WITHIN_MS = 300_000

const RETRY_MS = 25

/** Refused or reset while the server opens its port; 57P03: it is starting up, recovering or shutting down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03'])

/** Connects once and returns the postmaster.pid that the server itself sees. */
async function askServer(cluster: Cluster, port: number): Promise<string> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  })
  // A server that dies between connecting and answering must not become an unhandled event.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text")
    return answer.rows[0]?.text ?? ''
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface Waiting {
  cluster: Cluster
  port: number
  pid: number
  /** False as soon as the server process is gone. */
  isAlive: () => boolean
}

/**
 * Waits until the server of this very cluster answers a query.
 * @returns false when its process ended before
 * @throws EmbeddedPostgresError when it refuses the password, is another cluster's, or stays silent
 */
export async function isReady({ cluster, port, pid, isAlive }: Waiting): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    if (!isAlive()) return false
    try {
      if (Number((await askServer(cluster, port)).split('\n')[0]) === pid) return true
      throw new EmbeddedPostgresError(
        `Port ${port} is served by a PostgreSQL of another data folder than ${cluster.path}. Start again.`,
      )
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error
      if (!isAlive()) return false
      if (!NOT_YET.has(codeOf(error) ?? '') || performance.now() > deadline) {
        throw new EmbeddedPostgresError(
          `PostgreSQL (process ${pid}) on ${cluster.path} does not answer: ${reasonOf(error)}. End that process and start again.`,
          {
            cause: error,
          },
        )
      }
    }
    await pause(RETRY_MS)
  }
}
