import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './types.ts'

/** Rows in one statement. */
const ROWS_AT_ONCE = 2000

/**
 * Inserts any number of rows of one table. They travel as one JSON parameter for each batch, so neither the limit of 65535
 * parameters nor a statement's text grows with them; PostgreSQL reads each value as its column's type. Columns that no
 * row names get their default. Not for bytea.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertBatch(db, table, rows.slice(from, from + ROWS_AT_ONCE))
}

async function insertBatch(db: Db, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const named = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => row[key] !== undefined))
  const records = rows.map((row) =>
    Object.fromEntries(named.map(([key, column]) => [column.name, row[key] === undefined ? column.default : row[key]])),
  )
  const columns: SQL = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
  )
}
