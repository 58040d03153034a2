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
    await db.execute(insertOf(table, rows.slice(from, from + ROWS_AT_ONCE)))
}

/**
 * The same for a few rows, as a write of `writeTogether`.
 * @param computed columns that SQL fills from the row, which is named `given` there
 */
export const insertOf = <Table extends PgTable, Computed extends keyof Table['$inferInsert'] & string = never>(
  table: Table,
  rows: readonly Omit<Table['$inferInsert'], Computed>[],
  computed?: Readonly<Record<Computed, SQL>>,
): SQL => writeOf(table, rows, Object.entries<SQL>(computed ?? {}))

function writeOf(table: PgTable, rows: readonly Record<string, unknown>[], computed: readonly [string, SQL][]): SQL {
  const columns = getTableColumns(table)
  const named = Object.entries(columns).filter(([key]) => rows.some((row) => row[key] !== undefined))
  const records = rows.map((row) =>
    Object.fromEntries(named.map(([key, column]) => [column.name, row[key] === undefined ? column.default : row[key]])),
  )
  // As one piece of text, because the names of many columns take longer to put together than the rows to insert.
  const given = named.map(([, column]) => `"${column.name}"`).join(', ')
  const others = computed.map(([key]) => `, "${columns[key]?.name ?? key}"`).join('')
  const values = sql.join(computed.map(([, value]) => sql`, ${value}`))
  return sql`insert into ${table} (${sql.raw(given + others)}) select ${sql.raw(given)}${values} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json) given returning 1`
}
