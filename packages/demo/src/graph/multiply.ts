import { sql } from 'drizzle-orm'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { type Copy, copiesOf, copyRows, openCopies, setCopies } from './copies.ts'
import { inOrder } from './graph.ts'
import { GRAPHS } from './graphs.ts'
import { gatherOriginals, type Root, type Span, spansOf } from './originals.ts'

const COPIES_AT_ONCE = 20_000

const TABLES = GRAPHS.flatMap(({ tables }) => tables)

/** Gathers the rows of scenarios, found by their checkouts, to be copied in the same transaction. @returns their times */
export async function gatherScenarios(db: Db, roots: readonly Root[], now: Date): Promise<Span[]> {
  await gatherOriginals(db, TABLES, roots)
  await openCopies(db)
  return spansOf(db, TABLES, now)
}

/**
 * Writes copies of the gathered scenarios: one statement for each table and 20,000 copies, then the sums that they are part
 * of.
 */
export async function copyScenarios(
  db: Db,
  copies: readonly Copy[],
  people: { buyerOf: (scenario: number) => string; homeOf: (buyerId: string) => object },
): Promise<void> {
  const made = copiesOf(TABLES)
  for (let from = 0; from < copies.length; from += COPIES_AT_ONCE) {
    await setCopies(db, copies.slice(from, from + COPIES_AT_ONCE), people)
    for (const { compose } of GRAPHS) await compose?.(db, made)
    for (const table of inOrder(TABLES)) await copyRows(db, table, TABLES)
    for (const { addSums } of GRAPHS) await addSums?.(db, made)
  }
  // So many new rows make the planner's statistics wrong.
  for (const { table } of TABLES) await db.execute(sql`analyze ${table}`)
}
