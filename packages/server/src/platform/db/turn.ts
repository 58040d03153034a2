import { sql } from 'drizzle-orm'
import type { Db } from './types.ts'

/**
 * A lock by name: one transaction at a time holds it, until it ends. For rules over rows that are not there yet, such as
 * "20 at most", which no row lock can guard.
 */
export async function waitTurn(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
