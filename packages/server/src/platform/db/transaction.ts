import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { endSilenceAllowed } from './silence.ts'
import { isRetryable } from './sql-errors.ts'
import type { Db } from './types.ts'

const TRIES = 5

/** One handle for each connection, so that what is built for it once (`preparedOn`) serves every transaction that it carries. */
const handles = new WeakMap<pg.PoolClient, Db>()

function handleOf(client: pg.PoolClient): Db {
  const handle = handles.get(client) ?? drizzle(client)
  handles.set(client, handle)
  return handle
}

/** How many connections a process has. */
export const poolSize = (db: Db): number => poolOf(db).options.max

function poolOf(db: Db): pg.Pool {
  if (!('$client' in db) || !(db.$client instanceof pg.Pool)) throw new Error('a transaction begins on the pool')
  return db.$client
}

/** Runs in one READ COMMITTED transaction. `run` must have no effect outside the database, because it may run again. */
export const withTransaction = <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> =>
  untilDone(async () => runOnce(await poolOf(db).connect(), run))

/** Repeats a transaction, or a statement that is one, when the engine asks (40001, 40P01), at most five times with jitter. */
export async function untilDone<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function runOnce<T>(client: pg.PoolClient, run: (tx: Db) => Promise<T>): Promise<T> {
  let isLost = false
  try {
    await client.query('begin isolation level read committed')
    const result = await run(handleOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (isLost = true))
    throw error
  } finally {
    endSilenceAllowed(client)
    // A connection that cannot roll back is closed.
    client.release(isLost)
  }
}
