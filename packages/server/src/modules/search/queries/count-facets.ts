import { sql } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { COUNT_LIMIT } from '#platform/paging.ts'
import { categories } from '#tables/catalogue.ts'
import { stepOf } from '../price-steps.ts'
import { attemptsOf, candidates, CHOSEN_ATTEMPT } from './candidates.ts'
import { type Criteria, FITS_PRICE, FITS_STOCK, limitsOf, nearlyEveryFilter } from './criteria.ts'
import { type FacetRow, type Facets, NAMED, NAMES } from './facet-rows.ts'
import { readCounts, scopeOf } from './read-counts.ts'

/** Facets are counted over at most this many documents, those with the most sales; beyond it counts are lower bounds. */
export const COUNTED_MAX = COUNT_LIMIT

/**
 * The chosen values of each kind as one parameter; a category stands for the leaves below it, as documents name only those.
 */
const KINDS = sql`kinds as materialized (
  select key, case when key <> 'category' then values else coalesce((
    select array_agg('category:' || c.code) from ${categories} c
    where exists (select from unnest(values) wanted where c.path @> array[split_part(wanted, ':', 2)])
  ), '{}') end as values
  from jsonb_to_recordset(${sql.placeholder('groups')}::jsonb) as kind (key text, values text[])
)`

/** The kinds of filters that a document `d` fails. */
const FAILED = sql`(
  select array_agg(key) from (
    select key from kinds where not d.facets && values
    union all select 'price' where not ${FITS_PRICE}
    union all select 'stock' where not ${FITS_STOCK}
  ) failed
)`

/** The counts of all filters, for a choice that is narrowed by filters or only by words. */
function statementOf(isNarrowed: boolean) {
  const failed = isNarrowed ? FAILED : sql`null::text[]`
  // Documents that fail two kinds are not read, so that the limit is used for those that count.
  const where = isNarrowed ? sql`coalesce(cardinality(${failed}), 0) < 2` : sql`true`
  return preparedSql<FacetRow>(sql`
    with ${CHOSEN_ATTEMPT}${isNarrowed ? sql`, ${KINDS}` : sql``},
    ${candidates({ where, columns: sql`d.facets, d.shown_fen, (${failed})[1] as failed`, isLimited: true, isParted: false })},
    seen as materialized (select facets, shown_fen, failed from candidates),
    counted as (
      select value, count(*)::int as count from seen, unnest(facets) value
      where failed is null or failed = split_part(value, ':', 1) group by value
    ),
    prices as (
      select ${stepOf(sql`shown_fen`)} as step, (count(*) filter (where failed is null or failed = 'price'))::int as count,
        count(*) filter (where failed is null) as fitting, count(*) as seen
      from seen group by step
    )
    select ${NAMED} from counted cross join lateral (${NAMES}) named
    union all select 'price', step::text, count, null, null, 0, step from prices where count > 0
    union all select 'total', '', coalesce(sum(fitting), 0)::int, null, null, 0, 0 from prices
    union all select 'seen', '', coalesce(sum(seen), 0)::int, null, null, 0, 0 from prices
    order by place, key, nth, count desc, code`)
}

const ofWords = statementOf(false)
const ofNarrowed = statementOf(true)

/**
 * How many products each value of each filter would show, in one statement. A kind of filter is counted over the documents that
 * pass all other kinds: a document that fails two kinds counts nowhere, one that fails one kind counts for that kind only.
 */
export async function countFacets({ db }: Ctx<never, Actor>, criteria: Criteria): Promise<Facets> {
  const { attempts, groups, inStock, fromFen, toFen } = criteria
  if (attempts.length === 0) return { rows: [], total: 0, more: false }
  const scope = scopeOf(criteria)
  if (scope !== undefined) return readCounts({ db }, scope)
  const isNarrowed = groups.length > 0 || inStock || fromFen !== undefined || toFen !== undefined
  const given = { ...attemptsOf(criteria, nearlyEveryFilter(criteria)), enough: COUNTED_MAX, best: 0 }
  const { rows } = isNarrowed
    ? await ofNarrowed(db).execute({ ...given, ...limitsOf(criteria), groups: JSON.stringify(groups) })
    : await ofWords(db).execute(given)
  const numberOf = (wanted: string): number => rows.find(({ key }) => key === wanted)?.count ?? 0
  const more = numberOf('seen') >= COUNTED_MAX
  const total = more && isNarrowed ? undefined : numberOf('total')
  return { rows: rows.filter(({ key }) => key !== 'total' && key !== 'seen'), total, more }
}
