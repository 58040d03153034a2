import { sql, type SQL } from 'drizzle-orm'
import { OFFSET_MAX, PAGE_SIZE_MAX } from '@zhujia/contract/core/constants.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { windowOf } from '#platform/paging.ts'
import { searchDocuments } from '#tables/search.ts'
import { foldText } from '../reading/fold.ts'
import { browsingScore, LOOKED_AT, newSince } from './browsing-score.ts'
import { candidates, chosenAttempt } from './candidates.ts'
import { everyFilter, fitsPrice, fitsStock, type Criteria, type ProductQuery } from './criteria.ts'

/** The last row that a page can show, and one more to know whether there are more. */
const RANKED_MAX = OFFSET_MAX + PAGE_SIZE_MAX

/** The columns that sorting needs; titles are read of few documents only. */
const COLUMNS = sql`d.product_id, d.shown_fen, d.sold_count, d.listed_at`

/** Products of the categories that the words name come first in every order, because tile adhesive is no tile. The id comes last, so that equal products have one order over all pages. */
const ORDERS: Readonly<Record<ProductQuery['sort'], SQL>> = {
  default: sql`leg, sold_count desc, listed_at desc, product_id desc`,
  sales: sql`leg, sold_count desc, listed_at desc, product_id desc`,
  newest: sql`leg, listed_at desc, product_id desc`,
  priceAsc: sql`leg, shown_fen, product_id`,
  priceDesc: sql`leg, shown_fen desc, product_id desc`,
}

/** Sort orders that the classes of sales decide; any other must read everything. */
export const BY_SALES: readonly ProductQuery['sort'][] = ['default', 'sales']

/**
 * Points of a document `d`: ten for each query word in its title, as many again if the title has them together as written; and
 * those of `browsingScore`.
 */
function scoreOf({ q = '' }: ProductQuery, now: Date): SQL {
  return browsingScore(sql`d`, {
    id: sql`d.product_id`,
    since: sql`${newSince(now).toISOString()}`,
    more: sql`
    (select coalesce(sum((d.title ~ pattern)::int), 0) * 10 from unnest((select patterns from chosen)) pattern)
    + (strpos(d.title, ${foldText(q)}) > 0)::int * 10`,
  })
}

/**
 * The order of the candidates in `cut`, whose `nth` is their place by the query's sort. In the default order the first hundred
 * are ranked by points, and what is sold out comes last in its leg.
 */
function rankedBy(query: ProductQuery, now: Date): SQL {
  if (query.sort !== 'default') return sql`ranked as (select product_id, nth from cut)`
  return sql`scored as materialized (
    select c.product_id, leg, nth, ${scoreOf(query, now)} as score, d.is_buyable as is_there
    from cut c join ${searchDocuments} d using (product_id) where nth <= ${sql.raw(String(LOOKED_AT))}
  ), ranked as (
    select product_id, row_number() over (order by leg, is_there desc, score desc, nth) as nth from scored
    union all select product_id, nth from cut where nth > ${sql.raw(String(LOOKED_AT))}
  )`
}

/**
 * One page of a query's results, as a table expression to be joined with what a list shows: the `place` of the attempt that
 * found it, the `count` up to the counting limit unless `counted` is given, `nth` and `product_id`. A page beyond the end has
 * one row without a product. `only` is one more condition on a document `d`.
 */
export function foundPage(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
  { counted, only = sql`true`, ...criteria }: Criteria & { counted?: number | undefined; only?: SQL | undefined },
): SQL {
  const { limit, offset } = windowOf(ctx, query)
  const best = query.sort === 'default' ? Math.max(LOOKED_AT, offset + limit) : offset + limit
  const enough = BY_SALES.includes(query.sort) ? (counted === undefined ? RANKED_MAX : best) : undefined
  return sql`(
    with ${chosenAttempt(criteria, everyFilter(criteria))},
    ${candidates({ where: sql`${fitsPrice(criteria)} and ${fitsStock(criteria)} and ${only}`, columns: COLUMNS, enough, best, isParted: true })},
    best as (select * from candidates order by ${ORDERS[query.sort]} limit ${best}),
    cut as materialized (select *, row_number() over (order by ${ORDERS[query.sort]}) as nth from best),
    ${rankedBy(query, ctx.clock.now())},
    page as (select * from ranked order by nth limit ${limit} offset ${offset})
    select chosen.place, (select least(count, ${RANKED_MAX}::int)::int from total) as count, page.nth, page.product_id from chosen left join page on true
  )`
}
