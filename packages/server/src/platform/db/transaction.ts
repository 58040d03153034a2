import { setTimeout as pause } from 'node:timers/promises'
import { isRetryable } from './sql-errors.ts'
import type { Db } from './types.ts'

const TRIES = 5

/**
 * Runs in one READ COMMITTED transaction and repeats it when the engine asks (40001, 40P01), at most five times
 * with jitter. `run` must therefore have no effect outside the database.
 */
export async function withTransaction<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => run(tx), { isolationLevel: 'read committed' })
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}
