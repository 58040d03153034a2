import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db/types.ts'

/** A rule that holds in the database at the end of every transaction, and a query of the `subject` of each row that breaks it. */
export type Invariants = Readonly<Record<string, SQL>>

/** An invariant that does not hold, and the row that breaks it. */
export interface Violation {
  rule: string
  subject: string
}

const LISTED = 20

/** @returns the violations, at most twenty of each invariant; an empty list means that all hold */
export async function checkInvariants(db: Db, invariants: Invariants): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [rule, query] of Object.entries(invariants)) {
    const { rows } = await db.execute<{ subject: string }>(sql`${query} limit ${LISTED}`)
    violations.push(...rows.map(({ subject }) => ({ rule, subject })))
  }
  return violations
}
