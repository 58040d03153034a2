import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { OFFSET_MAX, PAGE_SIZE_MAX } from '@zhujia/contract/core/constants.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { windowOf } from '#platform/paging.ts'
import { productPictures, products } from '#tables/catalogue.ts'
import { searchDocuments } from '#tables/catalogue/search.ts'
import { shops } from '#tables/shops.ts'
import type { CardRow } from '#modules/catalogue/rows.ts'
import { foldText } from '#modules/catalogue/search/fold.ts'
import type { Attempt } from '#modules/catalogue/search/understand.ts'
import { cardColumns } from '../cards.ts'
import { candidates, chosenAttempt } from './candidates.ts'
import { everyFilter, fitsPrice, fitsStock, type Criteria, type ProductQuery } from './criteria.ts'

/** As far as pages reach, and one more row to know that there is more. */
const RANKED_MAX = OFFSET_MAX + PAGE_SIZE_MAX

/** What was found: one page of it, how much there is up to the counting limit, and which reading of the query found it. */
export interface Found {
  rows: CardRow[]
  count: number
  attempt: Attempt | undefined
}

/** What orders need; titles are read of the few that are looked at. */
const COLUMNS = sql`d.product_id, d.shown_fen, d.sold_count, d.listed_at`

/** Goods of the categories that the words name come first in every order: glue for tiles is no tile. Ties end at the id, so that equal products keep one order over all pages. */
const ORDERS: Readonly<Record<ProductQuery['sort'], SQL>> = {
  default: sql`leg, sold_count desc, listed_at desc, product_id desc`,
  sales: sql`leg, sold_count desc, product_id desc`,
  newest: sql`leg, listed_at desc, product_id desc`,
  priceAsc: sql`leg, shown_fen, product_id`,
  priceDesc: sql`leg, shown_fen desc, product_id desc`,
}

/** Orders that can be told from the classes of sales; any other must see everything. */
export const BY_SALES: readonly ProductQuery['sort'][] = ['default', 'sales']

/** So long a product is new. */
const NEW_DAYS = 30

/** By default so many of the best sold of each answer are looked at closely. */
const LOOKED_AT = 100

/**
 * Points of a document `d`: ten for each word of the query that its title holds, as many again for all of them together
 * as written; up to five for what was sold, two in its first month.
 */
function scoreOf({ q = '' }: ProductQuery, now: Date): SQL {
  return sql`round((
    (select coalesce(sum((d.title ~ pattern)::int), 0) * 10 from unnest((select patterns from chosen)) pattern) + (strpos(d.title, ${foldText(q)}) > 0)::int * 10
    + least(5, ln(1 + d.sold_count) / 2) + (d.listed_at > ${addSeconds(now, -NEW_DAYS * DAY).toISOString()}::timestamptz)::int * 2
  ) * 100)::int`
}

/**
 * The order of the candidates in `cut`, whose `nth` is that of the query's sort. By default the first hundred are looked
 * at: what fits better comes first, what is sold out after everything of its leg.
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

/** One page of what a query finds; one statement. It counts only where nobody has `counted` before. */
export async function findProducts(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
  { counted, ...criteria }: Criteria & { counted?: number | undefined },
): Promise<Found> {
  const { limit, offset } = windowOf(ctx, query)
  if (criteria.attempts.length === 0) return { rows: [], count: 0, attempt: undefined }
  const best = query.sort === 'default' ? Math.max(LOOKED_AT, offset + limit) : offset + limit
  const enough = BY_SALES.includes(query.sort) ? (counted === undefined ? RANKED_MAX : best) : undefined
  const found = sql`(
    with ${chosenAttempt(criteria, everyFilter(criteria))},
    ${candidates({ where: sql`${fitsPrice(criteria)} and ${fitsStock(criteria)}`, columns: COLUMNS, enough, best, isParted: true })},
    best as (select * from candidates order by ${ORDERS[query.sort]} limit ${best}),
    cut as materialized (select *, row_number() over (order by ${ORDERS[query.sort]}) as nth from best),
    ${rankedBy(query, ctx.clock.now())},
    page as (select * from ranked order by nth limit ${limit} offset ${offset})
    select chosen.place, (select least(count, ${RANKED_MAX}::int)::int from total) as count, page.nth, page.product_id from chosen left join page on true
  ) as found`
  const rows = await ctx.db
    .select({
      ...cardColumns,
      attempt: sql<number>`found.place`,
      count: sql<number>`found.count`,
      productId: sql<string | null>`found.product_id`,
    })
    .from(found)
    .leftJoin(products, eq(products.id, sql`found.product_id`))
    .leftJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.position, 0)))
    .orderBy(asc(sql`found.nth`))
  const [first] = rows
  // A page beyond the end still says how much there is: its one row has no product.
  const cards = rows.filter(({ productId }) => productId !== null) as unknown as CardRow[]
  return {
    rows: cards,
    count: counted ?? first?.count ?? 0,
    attempt: first ? criteria.attempts[first.attempt] : undefined,
  }
}
