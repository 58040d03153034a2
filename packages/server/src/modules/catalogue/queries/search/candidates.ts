import { sql, type SQL } from 'drizzle-orm'
import { searchDocuments } from '../../../../tables/catalogue/search.ts'
import { markOf } from '../../search/tokens.ts'
import { markCondition, type Criteria } from './criteria.ts'

/** The classes of documents by what was sold, the best first. */
const TOPS = [1, 2, 3] as const

interface Wanted {
  criteria: Criteria
  /** Further conditions on a document `d`. */
  where?: SQL | undefined
  /** What to take of a document `d`. */
  columns: SQL
  /** No further class is looked through once there are so many. */
  enough: number
  /** One pass over everything, for orders that have nothing to do with sales. */
  whole?: boolean | undefined
}

/** Reads `chosen`: the first attempt that finds anything at all; with a single attempt nobody need ask. */
export function chosenAttempt({ attempts }: Criteria): SQL {
  const rows = attempts.map(({ condition, preferred }, place) => sql`(${place}::int, ${condition}::tsquery, ${preferred ?? null}::tsquery)`)
  const list = sql`(values ${sql.join(rows, sql`, `)}) as a (place, condition, preferred)`
  if (attempts.length === 1) return sql`chosen as materialized (select * from ${list})`
  return sql`chosen as materialized (
    select * from ${list}
    where exists (select from ${searchDocuments} d where d.tokens @@ (a.condition && ${markOf('top1')}::tsquery))
      or exists (select from ${searchDocuments} d where d.tokens @@ a.condition)
    order by place limit 1
  )`
}

/**
 * Reads `candidates` out of `chosen`: what the query prefers as leg 0, the rest as leg 1, each class by class, until
 * there are enough. The index answers each pass; a pass that is not needed is not made. Beyond `enough` the less sold of
 * a common word stay unseen, which is why totals say "more" there.
 */
export function candidates({ criteria, where, columns, enough, whole = false }: Wanted): SQL {
  const must = markCondition(criteria.marks)
  const preferred = sql`(select preferred from chosen)`
  const rest = sql`(select case when preferred is null then condition else condition && !!preferred end from chosen)`
  const hasPreferred = !whole && criteria.attempts.some((attempt) => attempt.preferred !== undefined)
  const legs = [...(hasPreferred ? [{ leg: 0, condition: preferred }] : []), { leg: 1, condition: whole ? sql`(select condition from chosen)` : rest }]
  const tops: readonly (number | undefined)[] = whole ? [undefined] : TOPS
  const passes = legs.flatMap(({ leg, condition }) => tops.map((top) => ({ leg, top, condition })))
  const names = passes.map((_, place) => sql.raw(`pass${place}`))
  const parts = passes.map(({ leg, top, condition }, place) => {
    const marks = top === undefined ? must : sql`${must ? sql`${must} && ` : sql``}${markOf(`top${top}`)}::tsquery`
    const before = names.slice(0, place).map((name) => sql`(select count(*) from ${name})`)
    const guard = before.length > 0 ? sql`${sql.join(before, sql` + `)} < ${enough} and ` : sql``
    return sql`${names[place]} as materialized (
      select ${leg}::int as leg, ${columns} from ${searchDocuments} d
      where ${guard}d.tokens @@ (${condition}${marks ? sql` && ${marks}` : sql``})${where ? sql` and ${where}` : sql``}
    )`
  })
  return sql`${sql.join(parts, sql`, `)}, candidates as (${sql.join(names.map((name) => sql`select * from ${name}`), sql` union all `)})`
}
