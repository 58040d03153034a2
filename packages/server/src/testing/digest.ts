import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'

/** What may change although nothing happened: a session being used, and a guess at a password being counted. */
const IGNORED_COLUMNS: Readonly<Record<string, readonly string[]>> = { sessions: ['last_seen_at', 'idle_expires_at'] }
const IGNORED_TABLES: readonly string[] = ['login_attempts']

/** A fingerprint of each table's rows, by name; the job queue stands in a schema of its own and is left out. */
export type Digest = Readonly<Record<string, string>>

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)
  return rows.map(({ name }) => name).filter((name) => !IGNORED_TABLES.includes(name))
}

const rowText = (table: string): string => `(to_jsonb(t)${(IGNORED_COLUMNS[table] ?? []).map((column) => ` - '${column}'`).join('')})::text`

async function perTable(db: Db, select: (table: string) => string): Promise<Digest> {
  const tables = await listTables(db)
  const statement = tables.map((table) => `select '${table}' as name, (${select(table)}) as value`).join(' union all ')
  const { rows } = await db.execute<{ name: string; value: string }>(sql.raw(statement))
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** The whole database in one statement: equal digests mean that nothing changed. A difference names its tables. */
export const digestOf = (db: Db): Promise<Digest> =>
  perTable(db, (table) => `select count(*) || ' ' || md5(coalesce(string_agg(md5(${rowText(table)}), '' order by md5(${rowText(table)})), '')) from "${table}" t`)

/** How many rows each table has. */
export const rowCounts = (db: Db): Promise<Digest> => perTable(db, (table) => `select count(*)::text from "${table}"`)

/** The rows that name one of these ids, whatever the column: what somebody owns or is named in. */
export async function digestOfRowsNaming(db: Db, ids: readonly string[]): Promise<Digest> {
  const pattern = ids.join('|')
  return perTable(db, (table) => `select count(*) || ' ' || md5(coalesce(string_agg(md5(${rowText(table)}), '' order by md5(${rowText(table)})), '')) from "${table}" t where ${rowText(table)} ~ '${pattern}'`)
}
