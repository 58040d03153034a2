import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { columnsOf, type CopiedColumn, type GraphTable } from './graph.ts'

/** The rows of a table that are copied, with the number of their scenario. */
export const originalsOf = (table: PgTable): SQL => sql`${sql.identifier(`scenario_${getTableName(table)}`)}`

/** A row from which the rows of a scenario are found. */
export interface Root {
  id: string
  scenario: number
}

/**
 * Gathers the rows of scenarios into temporary tables of this transaction: the roots, then table by table every row that
 * refers to an id or a number of a row gathered before.
 */
export async function gatherOriginals(db: Db, tables: readonly GraphTable[], roots: readonly Root[]): Promise<void> {
  await db.execute(sql`create temp table scenario_ids (id uuid primary key, scenario int) on commit drop`)
  await db.execute(
    sql`create temp table scenario_numbers (number text primary key, scenario int, place int) on commit drop`,
  )
  await db.execute(
    sql`insert into scenario_ids select * from json_populate_recordset(null::scenario_ids, ${JSON.stringify(roots)}::json)`,
  )
  const copied = new Set(tables.map(({ table }) => table))
  for (const graph of tables) {
    await gather(db, graph, columnsOf(graph, copied))
    await db.execute(sql`analyze scenario_ids, scenario_numbers, ${originalsOf(graph.table)}`)
  }
}

async function gather(db: Db, graph: GraphTable, columns: readonly CopiedColumn[]): Promise<void> {
  const originals = originalsOf(graph.table)
  await db.execute(
    sql`create temp table ${originals} on commit drop as select t.*, s.scenario from ${graph.table} t join ${belonging(graph, columns)}`,
  )
  if (columns.some(({ name, rule }) => name === 'id' && rule === 'id'))
    await db.execute(sql`insert into scenario_ids select id, scenario from ${originals} on conflict do nothing`)
  for (const { name } of columns.filter(({ rule }) => rule === 'number'))
    await db.execute(sql`
      insert into scenario_numbers select number, scenario,
        (select count(*) from scenario_numbers k where k.scenario = fresh.scenario) + row_number() over (partition by scenario order by number) - 1
      from (select distinct ${sql.identifier(name)} as number, scenario from ${originals}) fresh
      where number is not null and not exists (select from scenario_numbers k where k.number = fresh.number)`)
}

/** The join that selects the rows of scenarios. */
function belonging({ table, by, namedBy }: GraphTable, columns: readonly CopiedColumn[]): SQL {
  if (namedBy) {
    const name = sql.identifier(namedBy.name)
    return sql`(select distinct ${name} as id, scenario from ${originalsOf(namedBy.table)}) s on s.id = t.id`
  }
  const link = by === undefined ? linkOf(columns) : columns.find(({ name }) => name === nameOf(table, by))
  if (!link) throw new Error(`no column of ${getTableName(table)} leads from a row to its scenario`)
  const held = sql`t.${sql.identifier(link.name)}`
  if (link.rule === 'number') return sql`scenario_numbers s on s.number = ${held}`
  return link.rule === 'holdsId' ? sql`scenario_ids s on s.id::text = ${held}` : sql`scenario_ids s on s.id = ${held}`
}

const nameOf = (table: PgTable, key: string): string | undefined => getTableColumns(table)[key]?.name

/** The first column that holds an id or a number of another row; of the roots, their own id. */
const linkOf = (columns: readonly CopiedColumn[]): CopiedColumn | undefined =>
  columns.find(({ name, rule }) => rule === 'id' && name !== 'id') ??
  columns.find(({ rule }) => rule === 'number') ??
  columns.find(({ rule }) => rule === 'id')

/** The first, the last past and the next due time of a scenario; see `shiftOf`. */
export interface Span {
  scenario: number
  first: Date
  last: Date
  next: Date | null
}

export async function spansOf(db: Db, tables: readonly GraphTable[], now: Date): Promise<Span[]> {
  const copied = new Set(tables.map(({ table }) => table))
  const times = tables.flatMap((graph) =>
    columnsOf(graph, copied)
      .filter(({ rule }) => rule === 'time')
      .map(({ name }) => sql`select scenario, ${sql.identifier(name)} as at from ${originalsOf(graph.table)}`),
  )
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ scenario: number; first: string; last: string; next: string | null }>(sql`
    select scenario, min(at)::text as first, (max(at) filter (where at <= ${at}))::text as last, (min(at) filter (where at > ${at}))::text as next
    from (${sql.join(times, sql` union all `)}) times where at is not null group by scenario order by scenario`)
  return rows.map(({ scenario, first, last, next }) => ({
    scenario,
    first: new Date(first),
    last: new Date(last),
    next: next === null ? null : new Date(next),
  }))
}
