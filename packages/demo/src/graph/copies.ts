import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { NUMBERS } from '@zhujia/server/platform/ids.ts'
import { columnsOf, type CopiedColumn, type Copies, type GraphTable } from './graph.ts'
import { originalsOf } from './originals.ts'

/** A copy of a scenario: for another buyer in the same city, some seconds earlier or later. */
export interface Copy {
  /** Unique among all copies in a database. */
  number: number
  scenario: number
  seconds: number
  buyerId: string
}

/** An id of a copy is the original's with its time replaced by the copy's number, so that ids are unique and ascend. */
const FIRST_ID_AT = Date.UTC(2025, 6, 1)
export const prefixOf = (number: number): string => {
  const time = (FIRST_ID_AT + number).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}

/** How many numbers a scenario may have at most. */
const NUMBERS_EACH = 32
/** Has no factor in common with the count of possible numbers, so that all products differ modulo it. */
const SCATTER = 4_294_967_291

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

export async function openCopies(db: Db): Promise<void> {
  await db.execute(sql`
    create temp table copies (
      number bigint, scenario int, seconds double precision, prefix text, buyer uuid, was uuid, home jsonb
    ) on commit drop`)
}

/** Sets the copies that the next statements make. */
export async function setCopies(
  db: Db,
  copies: readonly Copy[],
  { buyerOf, homeOf }: { buyerOf: (scenario: number) => string; homeOf: (buyerId: string) => object },
): Promise<void> {
  const rows = copies.map(({ number, scenario, seconds, buyerId }) => ({
    number,
    scenario,
    seconds,
    prefix: prefixOf(number),
    buyer: buyerId,
    was: buyerOf(scenario),
    home: homeOf(buyerId),
  }))
  await db.execute(sql`truncate copies`)
  await db.execute(
    sql`insert into copies select * from json_populate_recordset(null::copies, ${JSON.stringify(rows)}::json)`,
  )
  await db.execute(sql`analyze copies`)
}

const column = (name: string): SQL => sql`o.${sql.identifier(name)}`
const idOf = (of: SQL): SQL => sql`(c.prefix || substr(${of}::text, 14))::uuid`
/** The alias under which `from` joins the id or number that a text holds. */
const heldBy = (name: string): SQL => sql`${sql.identifier(`${name} held`)}`
const numberOf = (number: SQL, place: SQL): SQL =>
  sql`to_char(to_date(substr(${number}, 1, 6), 'YYMMDD') + round(c.seconds / 86400)::int, 'YYMMDD') ||
    lpad(((c.number * ${sql.raw(String(NUMBERS_EACH))} + ${place}) * ${sql.raw(String(SCATTER))} % ${sql.raw(String(NUMBERS))})::text, 10, '0')`

const VALUES: Readonly<Record<CopiedColumn['rule'], (name: string) => SQL>> = {
  id: (name) => idOf(column(name)),
  person: (name) => sql`case when ${column(name)} = c.was then c.buyer else ${column(name)} end`,
  time: (name) => sql`${column(name)} + c.seconds * interval '1 second'`,
  number: (name) => numberOf(column(name), sql`${heldBy(name)}.place`),
  token: (name) => sql`regexp_replace(${column(name)}, '[0-9a-f]{12}', lpad(to_hex(c.number), 12, '0'))`,
  holdsId: (name) =>
    sql`coalesce(replace(${column(name)}, ${heldBy(name)}.id::text, ${idOf(sql`${heldBy(name)}.id`)}::text), ${column(name)})`,
  holdsNumber: (name) =>
    sql`coalesce(replace(${column(name)}, ${heldBy(name)}.number, ${numberOf(sql`${heldBy(name)}.number`, sql`${heldBy(name)}.place`)}), ${column(name)})`,
  home: () => sql`c.home`,
  drawing: (name) =>
    sql`jsonb_set(${column(name)}, '{look,seed}', to_jsonb((${column(name)} #>> '{look,seed}')::bigint + c.number * 1000))`,
  composed: (name) =>
    sql`(select composed.${sql.identifier(name)} from composed where composed.number = c.number and composed.id = o.id)`,
  default: () => sql`default`,
  same: column,
}

/** The join that a column's rule needs. */
function joinOf({ name, rule }: CopiedColumn): SQL {
  if (rule === 'number') return sql` join scenario_numbers ${heldBy(name)} on ${heldBy(name)}.number = ${column(name)}`
  if (rule === 'holdsNumber')
    return sql` left join scenario_numbers ${heldBy(name)} on ${heldBy(name)}.number = substring(${column(name)} from '[0-9]{16}')`
  if (rule === 'holdsId')
    return sql` left join scenario_ids ${heldBy(name)} on ${heldBy(name)}.id = substring(${column(name)} from '${sql.raw(UUID)}')::uuid`
  return sql``
}

export function copiesOf(tables: readonly GraphTable[]): Copies {
  const copied = new Set(tables.map(({ table }) => table))
  const known = new Map(tables.map((one) => [one.table, columnsOf(one, copied)]))
  const columnsFor = (table: PgTable): CopiedColumn[] => {
    const columns = known.get(table)
    if (!columns) throw new Error(`${getTableName(table)} is not copied`)
    return columns
  }
  return {
    from: (table) =>
      sql`${originalsOf(table)} o join copies c on c.scenario = o.scenario${sql.join(columnsFor(table).map(joinOf))}`,
    value: (table, name) => {
      const found = columnsFor(table).find((one) => one.name === name)
      if (!found) throw new Error(`${getTableName(table)} has no ${name}`)
      return VALUES[found.rule](name)
    },
  }
}

/** Writes the copies' rows of one table in one statement. */
export async function copyRows(db: Db, graph: GraphTable, tables: readonly GraphTable[]): Promise<void> {
  const copies = copiesOf(tables)
  const columns = columnsOf(graph, new Set(tables.map(({ table }) => table))).filter(({ rule }) => rule !== 'default')
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ name }) => copies.value(graph.table, name)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${graph.table} (${names}) select ${values} from ${copies.from(graph.table)} order by c.number`,
  )
}
