import { and, sql, type SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { COUNT_LIMIT } from '#platform/paging.ts'
import { attributes, attributeValues, brands, categories, stages, type LocalName } from '#tables/catalogue.ts'
import { candidates, chosenAttempt } from './candidates.ts'
import { canBeBought, valuesOf, type Criteria } from './criteria.ts'

/** Facets are counted over as many as totals are; of more the best sold are looked at, and counts are floors. */
export const COUNTED_MAX = COUNT_LIMIT

/** Where prices are cut into ranges, in fen: 1, 2 and 5 times the powers of ten. */
export const PRICE_STEPS: readonly number[] = [
  1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
]

export interface FacetRow extends Record<string, unknown> {
  /** `price`, or what a value belongs to: `brand`, `category`, `stage`, an attribute. */
  key: string
  code: string
  count: number
  /** Null for prices. */
  names: LocalName | null
  groupNames: LocalName | null
}

/** The counts of all filters. */
export interface Facets {
  rows: FacetRow[]
  /** How many pass every filter; undefined when that was not counted to the end. */
  total: number | undefined
  /** There is more than was looked at: counts are floors. */
  more: boolean
}

/**
 * The sum of the numbers of the filters that a document fails says which one it fails, and that it is no more than one: any
 * two of them reach `FAILS_TWO`, however many filters there are (an address holds fewer than a thousand).
 */
const FAILS_TWO = 2000
const numberFor = (place: number): number => FAILS_TWO / 2 + place

interface Kind {
  key: string
  passes: SQL
}

function kindsOf(criteria: Criteria): Kind[] {
  const { groups, fromFen, toFen, inStock } = criteria
  const price = and(
    fromFen === undefined ? undefined : sql`d.from_fen >= ${fromFen}`,
    toFen === undefined ? undefined : sql`d.from_fen <= ${toFen}`,
  )
  return [
    ...groups.map((group) => ({ key: group.key, passes: sql`d.facets && ${valuesOf(group)}` })),
    ...(price ? [{ key: 'price', passes: price }] : []),
    ...(inStock ? [{ key: 'stock', passes: canBeBought(sql`d`) }] : []),
  ]
}

const NAMES = sql`
  select 'brand:' || code as value, 0 as place, 0 as nth, jsonb_build_object('zh-Hans', name, 'zh-Hant', name, 'en', latin, 'fr', latin, 'es', latin) as names, null::jsonb as "groupNames" from ${brands}
  union all select 'category:' || code, 0, position, names, null from ${categories}
  union all select 'stage:' || code, 0, position, names, null from ${stages}
  union all select v.attribute || ':' || v.code, a.position + 1, v.position, v.names, a.names from ${attributeValues} v join ${attributes} a on a.code = v.attribute`

/**
 * How many products each value of each filter would show, in one statement. A kind of filter is counted over what passes
 * all others: a document that fails two kinds counts nowhere, one that fails a single kind counts for that kind alone.
 */
export async function countFacets(ctx: Ctx<never, Actor>, criteria: Criteria): Promise<Facets> {
  if (criteria.attempts.length === 0) return { rows: [], total: 0, more: false }
  const kinds = kindsOf(criteria)
  const failed =
    kinds.length === 0
      ? sql`0`
      : sql.join(
          kinds.map(({ passes }, place) => sql`(not (${passes}))::int * ${numberFor(place)}::int`),
          sql` + `,
        )
  // Whoever fails two kinds is not looked at at all: the limit is for those who count.
  const counts = kinds.length < 2 ? undefined : sql`(${failed}) < ${FAILS_TWO}::int`
  const own = (key: SQL): SQL =>
    kinds.length === 0
      ? sql`false`
      : sql`failed = case ${key} ${sql.join(
          kinds.map((kind, place) => sql`when ${kind.key} then ${numberFor(place)}::int`),
          sql` `,
        )} else -1 end`
  const { rows } = await ctx.db.execute<FacetRow>(sql`
    with ${chosenAttempt(criteria)},
    ${candidates({ criteria, where: counts, columns: sql`d.facets, d.from_fen, ${failed} as failed`, enough: COUNTED_MAX, best: 0, isParted: false })},
    seen as materialized (select facets, from_fen, failed from candidates),
    counted as (
      select value, count(*)::int as count from seen, unnest(facets) value where failed = 0 or ${own(sql`split_part(value, ':', 1)`)} group by value
    ),
    prices as (
      select width_bucket(from_fen, array[${sql.join(
        PRICE_STEPS.map((step) => sql`${step}::bigint`),
        sql`, `,
      )}]) as step, (count(*) filter (where failed = 0 or ${own(sql`'price'`)}))::int as count,
        count(*) filter (where failed = 0) as fitting, count(*) as seen
      from seen group by step
    )
    select split_part(value, ':', 1) as key, split_part(value, ':', 2) as code, count, names, "groupNames", place, nth from counted join (${NAMES}) named using (value)
    union all select 'price', step::text, count, null, null, 0, step from prices where count > 0
    union all select 'total', '', coalesce(sum(fitting), 0)::int, null, null, 0, 0 from prices
    union all select 'seen', '', coalesce(sum(seen), 0)::int, null, null, 0, 0 from prices
    order by place, key, nth, count desc, code`)
  const numberOf = (wanted: string): number => rows.find(({ key }) => key === wanted)?.count ?? 0
  const more = numberOf('seen') >= COUNTED_MAX
  const total = more && kinds.length > 0 ? undefined : numberOf('total')
  return { rows: rows.filter(({ key }) => key !== 'total' && key !== 'seen'), total, more }
}
