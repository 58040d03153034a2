import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './types.ts'

/** Writes by name, each an INSERT, UPDATE or DELETE that ends in RETURNING. */
export type Writes<Name extends string = string> = Readonly<Record<Name, SQL>>

/**
 * Makes several writes in one statement, since each statement costs a round trip. All of them see the rows as they were before it, and
 * of each other only what a write reads by the name of an earlier one; so no two may write the same row. Foreign keys are checked
 * when all have been made.
 * @returns how many rows each of them returned
 */
export async function writeTogether<Name extends string>(db: Db, writes: Writes<Name>): Promise<Record<Name, number>> {
  const named = Object.entries<SQL>(writes)
  const clauses = named.map(([name, write]) => sql`${sql.identifier(name)} as (${write})`)
  const counts = named.map(([name]) => sql.raw(`(select count(*)::int from "${name}") as "${name}"`))
  const { rows } = await db.execute<Record<Name, number>>(
    sql`with ${sql.join(clauses, sql`, `)} select ${sql.join(counts, sql`, `)}`,
  )
  const [counted] = rows
  if (!counted) throw new Error('a statement that counts answered nothing')
  return counted
}
