import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { users } from '@zhujia/server/tables/auth.ts'

/**
 * What becomes of a column in a copy.
 * - `id`: the id of a row that is copied: of the copy.
 * - `person`: the story's buyer becomes the copy's buyer; everybody else stays.
 * - `time`: moved as the copy is.
 * - `number`: a number that people read out, made anew; `token`: a name of its own, made anew.
 * - `holdsId`, `holdsNumber`: text around an id or a number, which are exchanged.
 * - `home`: the address of the copy's buyer. `drawing`: the same drawn with another seed.
 * - `default`: the database fills it in. `same`: stays.
 */
type Fate =
  | 'id'
  | 'person'
  | 'time'
  | 'number'
  | 'token'
  | 'holdsId'
  | 'holdsNumber'
  | 'home'
  | 'drawing'
  | 'default'
  | 'same'

/** A table whose rows are copied with their story. What the schema says of its columns need not be said here. */
export interface GraphTable {
  table: PgTable
  /** What cannot be told from foreign keys and types, by the column's name in the code. */
  columns?: Readonly<Record<string, Fate>>
  /** The column by which a row belongs to a story, where it is not the first that holds an id or a number of it. */
  by?: string
  /** Rows that belong to a story because this column of another table, gathered before, names them. */
  namedBy?: PgColumn
}

/** The copies that are being made, for statements over their rows. */
export interface Copies {
  /** The originals of a table (`o`), once for each copy (`c`), with what their columns need. */
  from: (table: PgTable) => SQL
  /** A column of a copy's row, by its name in the database. */
  value: (table: PgTable, column: string) => SQL
}

/** What an area has in a story. */
export interface AreaGraph {
  tables: readonly GraphTable[]
  /** Sums over these rows that stand elsewhere: adds what the copies come to. Their rows are written by then. */
  addSums?: (db: Db, copies: Copies) => Promise<void>
}

export interface CopiedColumn {
  name: string
  fate: Fate
}

interface ForeignKey {
  column: string
  to: PgTable
}

export const foreignKeysOf = (table: PgTable): ForeignKey[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    return columns.map(({ name }) => ({ column: name, to: foreignTable }))
  })

/** What becomes of each column of a table: as declared, or as its type and its foreign key say. */
export function columnsOf({ table, columns = {} }: GraphTable, copied: ReadonlySet<PgTable>): CopiedColumn[] {
  const keys = new Map(foreignKeysOf(table).map(({ column, to }) => [column, to]))
  const all = Object.entries(getTableColumns(table))
  const unknown = Object.keys(columns).filter((key) => !all.some(([name]) => name === key))
  if (unknown.length > 0) throw new Error(`${getTableName(table)} has no ${unknown.join(', ')}`)
  return all.map(([key, column]) => ({
    name: column.name,
    fate: columns[key] ?? derived(column, { target: keys.get(column.name), copied, table }),
  }))
}

interface Derivation {
  target: PgTable | undefined
  copied: ReadonlySet<PgTable>
  table: PgTable
}

function derived(column: PgColumn, { target, copied, table }: Derivation): Fate {
  if (target) return target === users ? 'person' : copied.has(target) ? 'id' : 'same'
  if (column.getSQLType() === 'uuid') {
    if (column.primary) return 'id'
    throw new Error(`${getTableName(table)}.${column.name}: nobody says whose id this is`)
  }
  return column.getSQLType().startsWith('timestamp') ? 'time' : 'same'
}

/** The tables in an order in which each comes after those that its foreign keys name. */
export function inOrder(tables: readonly GraphTable[]): GraphTable[] {
  const left = [...tables]
  const done: GraphTable[] = []
  while (left.length > 0) {
    const next = left.findIndex(({ table }) =>
      foreignKeysOf(table).every(({ to }) => to === table || !left.some((other) => other.table === to)),
    )
    if (next < 0) throw new Error('tables that name each other cannot be copied')
    done.push(...left.splice(next, 1))
  }
  return done
}
