import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'

/** What a refused call may change: the last use of its session, and the counters of requests, failed logins and uploads. */
const IGNORED_COLUMNS: Readonly<Record<string, readonly string[]>> = { sessions: ['last_seen_at', 'idle_expires_at'] }
const IGNORED_TABLES: readonly string[] = ['person_rates', 'login_throttles', 'upload_tries']

/** A hash of each table's rows, by the table's name; the job queue is in another schema and is left out. */
export type Digest = Readonly<Record<string, string>>

interface Table {
  name: string
  /** Its columns that hold ids. */
  ids: string[]
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; ids: string[] }>(sql`
    select relname as name, coalesce(array_agg(attname::text) filter (where atttypid = 'uuid'::regtype), '{}') as ids
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = ${'r'} group by 1 order by 1`)
  return rows.filter(({ name }) => !IGNORED_TABLES.includes(name))
}

const rowHash = ({ name }: Table): string =>
  `md5((to_jsonb(t)${(IGNORED_COLUMNS[name] ?? []).map((column) => ` - '${column}'`).join('')})::text)`
const tableHash = (table: Table): string =>
  `count(*) || ' ' || md5(coalesce(string_agg(${rowHash(table)}, '' order by ${rowHash(table)}), ''))`

async function perTable(db: Db, select: (table: Table) => string): Promise<Digest> {
  const statement = (await listTables(db))
    .map((table) => `select '${table.name}' as name, (${select(table)}) as value`)
    .join(' union all ')
  // Because of its parameter the connection prepares it (decision 029): planning all tables takes longer than reading them.
  const { rows } = await db.execute<{ name: string; value: string }>(
    sql`select name, value from (${sql.raw(statement)}) as digests where name <> ${''}`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** The digest of the whole database, in one statement: equal digests mean that nothing has changed. */
export const digestOf = (db: Db): Promise<Digest> =>
  perTable(db, (table) => `select ${tableHash(table)} from "${table.name}" t`)

/** How many rows each table has. */
export const rowCounts = (db: Db): Promise<Digest> => perTable(db, ({ name }) => `select count(*)::text from "${name}"`)

/** How many rows each table has gained by some work, or lost. */
export async function growthOf(db: Db, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowCounts(db)
  await work()
  const after = await rowCounts(db)
  return Object.fromEntries(Object.entries(after).map(([name, count]) => [name, Number(count) - Number(before[name])]))
}

/** The digest of the rows that have one of these ids in any column of type uuid. */
export async function digestOfRowsNaming(db: Db, ids: readonly string[]): Promise<Digest> {
  const list = ids.map((id) => `'${id}'`).join()
  return perTable(
    db,
    (table) =>
      `select ${tableHash(table)} from "${table.name}" t where ${['false', ...table.ids.map((column) => `"${column}" in (${list})`)].join(' or ')}`,
  )
}
