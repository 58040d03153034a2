import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { columnsOf, type CopiedColumn, type GraphTable } from './graph.ts'

/** The rows of a table that are copied, with the number of their story. */
export const originalsOf = (table: PgTable): SQL => sql`${sql.identifier(`story_${getTableName(table)}`)}`

/** Some row that a story is known by. */
export interface Root {
  id: string
  story: number
}

/**
 * Gathers what belongs to stories, into tables of this transaction: the roots, and whatever names an id or a number of what
 * was gathered before, in the order of the tables.
 */
export async function gatherOriginals(db: Db, tables: readonly GraphTable[], roots: readonly Root[]): Promise<void> {
  await db.execute(sql`create temp table story_ids (id uuid primary key, story int) on commit drop`)
  await db.execute(sql`create temp table story_numbers (number text primary key, story int, place int) on commit drop`)
  await db.execute(
    sql`insert into story_ids select * from json_populate_recordset(null::story_ids, ${JSON.stringify(roots)}::json)`,
  )
  const copied = new Set(tables.map(({ table }) => table))
  for (const graph of tables) {
    await gather(db, graph, columnsOf(graph, copied))
    await db.execute(sql`analyze story_ids, story_numbers, ${originalsOf(graph.table)}`)
  }
}

async function gather(db: Db, graph: GraphTable, columns: readonly CopiedColumn[]): Promise<void> {
  const originals = originalsOf(graph.table)
  await db.execute(
    sql`create temp table ${originals} on commit drop as select t.*, s.story from ${graph.table} t join ${belonging(graph, columns)}`,
  )
  if (columns.some(({ name, fate }) => name === 'id' && fate === 'id'))
    await db.execute(sql`insert into story_ids select id, story from ${originals} on conflict do nothing`)
  for (const { name } of columns.filter(({ fate }) => fate === 'number'))
    await db.execute(sql`
      insert into story_numbers select number, story,
        (select count(*) from story_numbers k where k.story = fresh.story) + row_number() over (partition by story order by number) - 1
      from (select distinct ${sql.identifier(name)} as number, story from ${originals}) fresh
      where number is not null and not exists (select from story_numbers k where k.number = fresh.number)`)
}

/** Which rows are some story's. */
function belonging({ table, by, namedBy }: GraphTable, columns: readonly CopiedColumn[]): SQL {
  if (namedBy) {
    const name = sql.identifier(namedBy.name)
    return sql`(select distinct ${name} as id, story from ${originalsOf(namedBy.table)}) s on s.id = t.id`
  }
  const link = by === undefined ? linkOf(columns) : columns.find(({ name }) => name === nameOf(table, by))
  if (!link) throw new Error(`nothing says to which story a row of ${getTableName(table)} belongs`)
  const held = sql`t.${sql.identifier(link.name)}`
  if (link.fate === 'number') return sql`story_numbers s on s.number = ${held}`
  return link.fate === 'holdsId' ? sql`story_ids s on s.id::text = ${held}` : sql`story_ids s on s.id = ${held}`
}

const nameOf = (table: PgTable, key: string): string | undefined => getTableColumns(table)[key]?.name

/** The first column that holds an id or a number of something else; the roots have only their own. */
const linkOf = (columns: readonly CopiedColumn[]): CopiedColumn | undefined =>
  columns.find(({ name, fate }) => fate === 'id' && name !== 'id') ??
  columns.find(({ fate }) => fate === 'number') ??
  columns.find(({ fate }) => fate === 'id')

/** When a story began, what of it was last and what comes next: a copy is moved so that what is past stays past. */
export interface Span {
  story: number
  first: Date
  last: Date
  next: Date | null
}

export async function spansOf(db: Db, tables: readonly GraphTable[], now: Date): Promise<Span[]> {
  const copied = new Set(tables.map(({ table }) => table))
  const times = tables.flatMap((graph) =>
    columnsOf(graph, copied)
      .filter(({ fate }) => fate === 'time')
      .map(({ name }) => sql`select story, ${sql.identifier(name)} as at from ${originalsOf(graph.table)}`),
  )
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ story: number; first: string; last: string; next: string | null }>(sql`
    select story, min(at)::text as first, (max(at) filter (where at <= ${at}))::text as last, (min(at) filter (where at > ${at}))::text as next
    from (${sql.join(times, sql` union all `)}) times where at is not null group by story order by story`)
  return rows.map(({ story, first, last, next }) => ({
    story,
    first: new Date(first),
    last: new Date(last),
    next: next === null ? null : new Date(next),
  }))
}
