import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { users } from '@zhujia/server/tables/auth.ts'

/**
 * How the value of a column in a copy is made.
 * - `id`: the id of a row that is copied too: that row's id in the copy.
 * - `person`: the scenario's buyer becomes the copy's buyer; everybody else stays.
 * - `time`: moved by the copy's seconds.
 * - `number`: a number that people read, made anew; `token`: a unique name, made anew.
 * - `holdsId`, `holdsNumber`: text that contains an id or a number, which is replaced.
 * - `home`: the address of the copy's buyer. `drawing`: the same drawing with another seed.
 * - `composed`: from the row of the temporary table `composed` for this copy (`number`) of this row (`id`), which the area's `compose` writes.
 * - `default`: the column's default. `same`: unchanged.
 */
type CopyRule =
  | 'id'
  | 'person'
  | 'time'
  | 'number'
  | 'token'
  | 'holdsId'
  | 'holdsNumber'
  | 'home'
  | 'drawing'
  | 'composed'
  | 'default'
  | 'same'

/** A table whose rows are copied with their scenario. What follows from the schema is not declared here. */
export interface GraphTable {
  table: PgTable
  /** Rules that do not follow from foreign keys and types, by the column's name in the code. */
  columns?: Readonly<Record<string, CopyRule>>
  /** The column that names a row's scenario, where it is not the first one that holds an id or a number. */
  by?: string
  /** For rows that another table names: the column that does, of a table that is gathered before. */
  namedBy?: PgColumn
}

/** The copies that are being made, for statements over their rows. */
export interface Copies {
  /** The originals of a table (`o`), once for each copy (`c`), with what their columns need. */
  from: (table: PgTable) => SQL
  /** A column of a copy's row, by its name in the database. */
  value: (table: PgTable, column: string) => SQL
}

/** An area's part in copying scenarios. */
export interface AreaGraph {
  tables: readonly GraphTable[]
  /** Decides what the copies say in the columns that are `composed`; called before the rows are written. */
  compose?: (db: Db, copies: Copies) => Promise<void>
  /** Adds the copies to sums that are stored in tables that are not copied; called after the rows are written. */
  addSums?: (db: Db, copies: Copies) => Promise<void>
}

export interface CopiedColumn {
  name: string
  rule: CopyRule
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

/** The rule of each column of a table: as declared, or derived from its type and foreign key. */
export function columnsOf({ table, columns = {} }: GraphTable, copied: ReadonlySet<PgTable>): CopiedColumn[] {
  const keys = new Map(foreignKeysOf(table).map(({ column, to }) => [column, to]))
  const all = Object.entries(getTableColumns(table))
  const unknown = Object.keys(columns).filter((key) => !all.some(([name]) => name === key))
  if (unknown.length > 0) throw new Error(`${getTableName(table)} has no ${unknown.join(', ')}`)
  return all.map(([key, column]) => ({
    name: column.name,
    rule: columns[key] ?? derived(column, { target: keys.get(column.name), copied, table }),
  }))
}

interface Derivation {
  target: PgTable | undefined
  copied: ReadonlySet<PgTable>
  table: PgTable
}

function derived(column: PgColumn, { target, copied, table }: Derivation): CopyRule {
  if (target) return target === users ? 'person' : copied.has(target) ? 'id' : 'same'
  if (column.getSQLType() === 'uuid') {
    if (column.primary) return 'id'
    throw new Error(`${getTableName(table)}.${column.name}: declare a rule for this id`)
  }
  return column.getSQLType().startsWith('timestamp') ? 'time' : 'same'
}

/** Sorts tables so that each comes after those that its foreign keys refer to. */
export function inOrder(tables: readonly GraphTable[]): GraphTable[] {
  const left = [...tables]
  const done: GraphTable[] = []
  while (left.length > 0) {
    const next = left.findIndex(({ table }) =>
      foreignKeysOf(table).every(({ to }) => to === table || !left.some((other) => other.table === to)),
    )
    if (next < 0) throw new Error('tables that refer to each other cannot be copied')
    done.push(...left.splice(next, 1))
  }
  return done
}
