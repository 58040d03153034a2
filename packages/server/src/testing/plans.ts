import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'

/** A step of a plan as PostgreSQL explains it. */
export interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  /** Of one run of the step; only when the statement was run too. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** A statement as it was sent, with its values in their places. */
const withValues = (text: string, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map((part) => (/^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part))),
    sql``,
  )

interface Statement {
  text: string
  values: readonly unknown[]
}

/** The plan when PostgreSQL avoids sorts and sequential scans: those that are left have no alternative. */
export const planOf = (db: Db, statement: Statement): Promise<Step> => explain(db, statement, sql`format json`)

/**
 * How many rows of these tables a statement reads with such a plan, including rows that it filters out. The tables'
 * statistics are read first: those that autovacuum took before a test filled the tables lead to another plan.
 */
export async function rowsReadOf(db: Db, statement: Statement, tables: readonly string[]): Promise<number> {
  for (const table of tables) await db.execute(sql`analyze ${sql.identifier(table)}`)
  const plan = await explain(db, statement, sql`analyze, format json`)
  const scans = below(plan).filter((step) => tables.includes(step['Relation Name'] ?? ''))
  return scans.reduce(
    (sum, step) =>
      sum + ((step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0)) * (step['Actual Loops'] ?? 0),
    0,
  )
}

async function explain(db: Db, { text, values }: Statement, how: SQL): Promise<Step> {
  return db.transaction(async (tx) => {
    for (const method of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await tx.execute(sql.raw(`set local enable_${method} = off`))
    const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      sql`explain (${how}) ${withValues(text, values)}`,
    )
    const [row] = rows
    if (!row) throw new Error('no plan')
    return row['QUERY PLAN'][0].Plan
  })
}

const below = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(below)]

/** The steps of a plan that sort without a limit below them, or that read one of these tables whole, also through an index. */
export function unbounded(plan: Step, tables: readonly string[]): string[] {
  return below(plan).flatMap((step) => {
    const type = step['Node Type']
    const table = step['Relation Name'] ?? ''
    if (tables.includes(table) && step['Index Cond'] === undefined) return [`reads ${table} whole`]
    const isSort = type === 'Sort' || type === 'Incremental Sort'
    return isSort && !below(step).some((inner) => inner['Node Type'] === 'Limit')
      ? [
          `sorts ${below(step)
            .flatMap((inner) => inner['Relation Name'] ?? [])
            .join(', ')}`,
        ]
      : []
  })
}
