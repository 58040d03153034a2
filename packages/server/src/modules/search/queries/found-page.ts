import { sql, type SQL } from 'drizzle-orm'
import { OFFSET_MAX, PAGE_SIZE_MAX } from '@zhujia/contract/core/constants.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { windowOf } from '#platform/paging.ts'
import { searchDocuments } from '#tables/search.ts'
import { foldText } from '../reading/fold.ts'
import { browsingScore, LOOKED_AT, newSince } from './browsing-score.ts'
import { attemptsOf, BEST, candidates, CHOSEN_ATTEMPT } from './candidates.ts'
import { type Criteria, everyFilter, FITS_PRICE, FITS_STOCK, limitsOf, type ProductQuery } from './criteria.ts'

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
const SCORE = browsingScore(sql`d`, {
  id: sql`d.product_id`,
  since: sql`${sql.placeholder('newSince')}`,
  more: sql`
    (select coalesce(sum((d.title ~ pattern)::int), 0) * 10 from unnest((select patterns from chosen)) pattern)
    + (strpos(d.title, ${sql.placeholder('asWritten')}) > 0)::int * 10`,
})

/**
 * The order of the candidates in `cut`, whose `nth` is their place by the query's sort. In the default order the first hundred
 * are ranked by points, and what is sold out comes last in its leg.
 */
function rankedBy(sort: ProductQuery['sort']): SQL {
  if (sort !== 'default') return sql`ranked as (select product_id, leg, nth from cut)`
  return sql`scored as materialized (
    select c.product_id, leg, nth, ${SCORE} as score, d.is_buyable as is_there
    from cut c join ${searchDocuments} d using (product_id) where nth <= ${sql.raw(String(LOOKED_AT))}
  ), ranked as (
    select product_id, leg, row_number() over (order by leg, is_there desc, score desc, nth) as nth from scored
    union all select product_id, leg, nth from cut where nth > ${sql.raw(String(LOOKED_AT))}
  )`
}

/** What decides the text of the statement; the rest of a query are its parameters, by `pageGiven`. */
export interface PageShape {
  sort: ProductQuery['sort']
  /** One more condition on a document `d`. */
  only?: SQL
}

/**
 * One page of a query's results, as a table expression to be joined with what a list shows: the `place` of the attempt that
 * found it, the `count` up to the counting limit or, where it is known, of what was read, `nth`, `product_id`, and whether it `is_related`:
 * of another category than the words name. A page beyond the end has
 * one row without a product.
 */
export function foundPage({ sort, only = sql`true` }: PageShape): SQL {
  const order = ORDERS[sort]
  return sql`(
    with ${CHOSEN_ATTEMPT},
    ${candidates({ where: sql`${FITS_PRICE} and ${FITS_STOCK} and ${only}`, columns: COLUMNS, isLimited: BY_SALES.includes(sort), isParted: true })},
    best as (select * from candidates order by ${order} limit ${BEST}),
    cut as materialized (select *, row_number() over (order by ${order}) as nth from best),
    ${rankedBy(sort)},
    page as (select * from ranked order by nth limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int)
    select chosen.place, (select least(count, ${sql.raw(String(RANKED_MAX))})::int from total) as count, page.nth, page.product_id,
      page.leg = 1 and chosen.preferred is not null as is_related from chosen left join page on true
  )`
}

/** The parameters of `foundPage` for a query. With `counted`, their number, it counts no further than the page. */
export function pageGiven(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
  { counted, ...criteria }: Criteria & { counted?: number | undefined },
) {
  const { limit, offset } = windowOf(ctx, query)
  const best = query.sort === 'default' ? Math.max(LOOKED_AT, offset + limit) : offset + limit
  return {
    ...attemptsOf(criteria, everyFilter(criteria)),
    ...limitsOf(criteria),
    limit,
    offset,
    best,
    enough: counted === undefined ? RANKED_MAX : best,
    newSince: newSince(ctx.clock.now()).toISOString(),
    asWritten: foldText(query.q ?? ''),
  }
}
