import { sql } from 'drizzle-orm'
import { plannedOnce } from '#platform/db/planned-once.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { facetCounts } from '#tables/search.ts'
import { type Criteria, isWhole } from './criteria.ts'
import { type FacetRow, type Facets, NAMED, NAMES } from './facet-rows.ts'

/** The scope under which counts are stored for what is browsed; undefined where words or filters make counting necessary. */
export function scopeOf({ attempts, marks, groups, fromFen, toFen, inStock }: Criteria): string | undefined {
  const isNarrowed = groups.length > 0 || inStock || fromFen !== undefined || toFen !== undefined
  return isNarrowed || marks.length > 1 || !isWhole(attempts) ? undefined : (marks[0] ?? 'product')
}

const SCOPE = plannedOnce(sql`${sql.placeholder('scope')}::text`)

const stored = preparedOn((db) =>
  db
    .select({
      key: sql<string>`key`,
      code: sql<string>`code`,
      count: sql<number>`count`,
      names: sql<FacetRow['names']>`names`,
      groupNames: sql<FacetRow['groupNames']>`"groupNames"`,
    })
    .from(
      sql`(
        select ${NAMED} from ${facetCounts} stored cross join lateral (${NAMES}) named where scope = ${SCOPE} and count > 0
        union all select 'price', split_part(value, ':', 2), count, null, null, 0, split_part(value, ':', 2)::int
        from ${facetCounts} where scope = ${SCOPE} and value like 'price:%' and count > 0
        order by place, key, nth, count desc, code
      ) rows`,
    )
    .prepare(''),
)

/** The counts of all filters for all documents of a scope, without counting. */
export async function readCounts({ db }: Pick<Ctx<never, Actor>, 'db'>, scope: string): Promise<Facets> {
  const rows: FacetRow[] = await stored(db).execute({ scope })
  const total = rows.reduce((sum, { key, count }) => sum + (key === 'price' ? count : 0), 0)
  return { rows, total, more: false }
}
