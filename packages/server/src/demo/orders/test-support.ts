import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'

type Row = Record<string, unknown>
export type Snapshot = ReadonlyMap<string, readonly Row[]>

/** What a request leaves that is no part of what it does, and the channel's mail, which bulk orders are made without. */
const LEFT_OUT = new Set(['idempotency_keys', 'sessions', 'login_throttles', 'payment_events', 'simulated_notices'])

/** Every row of every table, but for the number of the transaction that wrote it. */
export async function snapshotOf(db: Db): Promise<Snapshot> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const snapshot = new Map<string, Row[]>()
  for (const { name } of tables.filter((table) => !LEFT_OUT.has(table.name))) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(t) - 'transaction_id' as row from ${sql.identifier(name)} t`,
    )
    snapshot.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return snapshot
}

/** What a row is known by; a document of search by its product. */
const keyOf = (row: Row): string =>
  JSON.stringify(row.id ?? row.account ?? (row['tokens'] === undefined ? row : row['product_id']))

/** What has been added and by how much counters have changed, by table, ids and times aside: alike for two alike stories. */
export function differenceOf(before: Snapshot, after: Snapshot): Record<string, unknown[]> {
  const known = new Set([...before.values()].flat().flatMap((row) => JSON.stringify(row).match(UUID) ?? []))
  const entries = [...after].map(([table, rows]): [string, unknown[]] => {
    const old = new Map((before.get(table) ?? []).map((row) => [keyOf(row), row]))
    const changed = rows.flatMap((row) => {
      const was = old.get(keyOf(row))
      const change = was ? changeOf(was, row) : row
      return change ? [aside(change, known)] : []
    })
    return [table, changed.toSorted().map((text): unknown => JSON.parse(text))]
  })
  return Object.fromEntries(entries.filter(([, rows]) => rows.length > 0))
}

/** The columns that have changed, numbers by how much; undefined when none has. */
function changeOf(was: Row, is: Row): Row | undefined {
  const changed = Object.entries(is).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(was[column]))
  if (changed.length === 0) return undefined
  const steps = changed.map(([column, value]): [string, unknown] => [
    column,
    typeof value === 'number' ? value - Number(was[column]) : value,
  ])
  return { of: is.id ?? is.account, ...Object.fromEntries(steps) }
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

const aside = (row: Row, known: ReadonlySet<string>): string =>
  JSON.stringify(row)
    .replaceAll(UUID, (id) => (known.has(id) ? id : '<id>'))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, '<at>')
    .replaceAll(/SIM[\da-f]{32}/g, '<txn>')
    .replaceAll(/\b\d{16}\b/g, '<number>')
