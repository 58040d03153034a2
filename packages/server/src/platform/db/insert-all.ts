import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './types.ts'

/** PostgreSQL counts the parameters of a statement in 16 bits. */
const MOST_PARAMETERS = 65_535

/** Inserts rows in as few statements as their parameters allow; none for no rows, which SQL cannot say. */
export async function insertAll<Table extends PgTable>(db: Db, table: Table, rows: readonly Table['$inferInsert'][]): Promise<void> {
  const most = Math.floor(MOST_PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let from = 0; from < rows.length; from += most) await db.insert(table).values(rows.slice(from, from + most))
}
