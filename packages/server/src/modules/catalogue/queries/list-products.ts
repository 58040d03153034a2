import { sql, type SQL } from 'drizzle-orm'
import { OFFSET_MAX, PAGE_SIZE_MAX } from '@zhujia/contract/core/constants.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { plannedOnce } from '#platform/db/planned-once.ts'
import { COUNT_LIMIT, windowOf } from '#platform/paging.ts'
import { categories, productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import {
  browsingScore,
  BY_SALES,
  countFacets,
  type Facets,
  isPlain,
  storedTotal,
  LOOKED_AT,
  newSince,
  type ProductQuery,
  readQuery,
} from '#modules/search/index.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { findWithAlike, type Found } from './find-products.ts'
import { mayBeRecommended, poorCount } from './recommended.ts'
import { inWideLane } from './wide-lane.ts'

type Sort = ProductQuery['sort']

/**
 * One page of products on sale, and how many there are up to the count's limit. One statement, and one more for the facets.
 */
export async function listProducts(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
): Promise<Found & { facets: Facets | undefined }> {
  if (query.withFacets === undefined && isIndexed(query)) return { ...(await pageOf(ctx, query)), facets: undefined }
  const search = () => searchProducts(ctx, query)
  return isWide(query) ? inWideLane(ctx, search) : search()
}

async function searchProducts(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
): Promise<Found & { facets: Facets | undefined }> {
  const criteria = await readQuery(ctx, query)
  const facets = query.withFacets === undefined ? undefined : await countFacets(ctx, criteria)
  if (isIndexed(query)) return { ...(await pageOf(ctx, query)), facets }
  return { ...(await findWithAlike(ctx, query, { ...criteria, counted: facets?.total })), facets }
}

/** The whole catalogue or one category: an index has its order, and the default order begins with that of sales. */
const isIndexed = (query: ProductQuery): boolean => isPlain({ ...query, category: undefined })

/** Reads that must read every match: orders by price and age, price filters, filters without words. */
const isWide = (query: ProductQuery): boolean =>
  !isIndexed(query) &&
  (!BY_SALES.includes(query.sort) ||
    query.minFen !== undefined ||
    query.maxFen !== undefined ||
    ((query.q ?? '') === '' && query.facets !== undefined))

/** The orders of indexes. The id comes last, so that equal products keep one order over all pages. */
const ORDERS: Readonly<Record<Sort, (of: SQL) => SQL>> = {
  default: (of) => sql`${of}.sold_count desc, ${of}.listed_at desc, ${of}.id desc`,
  sales: (of) => sql`${of}.sold_count desc, ${of}.listed_at desc, ${of}.id desc`,
  newest: (of) => sql`${of}.listed_at desc, ${of}.id desc`,
  priceAsc: (of) => sql`${of}.shown_fen, ${of}.id`,
  priceDesc: (of) => sql`${of}.shown_fen desc, ${of}.id desc`,
}

const COUNTED = sql.raw(String(COUNT_LIMIT))
const countOf = (matches: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${matches} limit ${COUNTED}) matches)`
/** The same of everything on sale in a scope, which is counted already. */
const storedCountOf = (scope: SQL, without: SQL = sql`0`): SQL<number> =>
  sql<number>`least(${COUNTED}, ${storedTotal(scope)} - ${without})`

const category = sql.placeholder('category')
const limit = plannedOnce(sql`${sql.placeholder('limit')}::int`)
const offset = plannedOnce(sql`${sql.placeholder('offset')}::int`)
const isBelow = sql`c.path @> array[${category}]::text[]`
/** As far as pages reach: without it the planner, who does not know the page, takes it for a tenth of all products. */
const REACHED = sql.raw(String(OFFSET_MAX + PAGE_SIZE_MAX))
const window = sql`limit ${limit} offset ${offset}`
/** The place of a product `of` in an order. */
const place = (sort: Sort, of: SQL): SQL => sql`row_number() over (order by ${ORDERS[sort](of)}) as nth`

interface Listing {
  count: SQL<number>
  /** The ids of a page and their places (`nth`) in this order; the page is limited before anything is joined. */
  page: (sort: Sort) => SQL
}

/** How many products are read for a page of the default order: those that are ranked by points, or more for the pages after them. */
const MOST_READ = sql`greatest(${LOOKED_AT}, ${limit} + ${offset})`

/**
 * The best sold, ranked by points like results of a search, with what is sold out last; then the others by sales.
 * @param best the first `MOST_READ` rows by sales
 */
const ranked = (best: SQL): SQL => sql`
  select id, row_number() over (order by nth > ${LOOKED_AT}, is_there desc, score desc, nth) as nth from (
    select id, nth, nth > ${LOOKED_AT} or buyable_skus > 0 as is_there,
      case when nth <= ${LOOKED_AT} then ${browsingScore(sql`best`, { id: sql`best.id`, since: sql`${sql.placeholder('newSince')}` })} else 0 end as score
    from (${best}) best
  ) scored order by 2 ${window}`

/** The columns by which rows are put in order, and ranked. */
const ORDERED = sql`p.id, p.sold_count, p.listed_at, p.shown_fen, p.buyable_skus`

const firstOf = (listed: SQL, sort: Sort): SQL => sql`
  select ${ORDERED}, ${place(sort, sql`p`)} from ${products} p where ${listed} order by ${ORDERS[sort](sql`p`)} limit ${REACHED}`

const whole = (listed: SQL, count = countOf(sql`select from ${products} p where ${listed}`)): Listing => ({
  count,
  page: (sort) =>
    sort === 'default'
      ? ranked(sql`select * from (${firstOf(listed, sort)}) reached limit ${MOST_READ}`)
      : sql`select id, nth from (${firstOf(listed, sort)}) reached ${window}`,
})

/** The first rows of each leaf category, as many as are asked for: the index is in order within a leaf, not over several. */
const firstOfLeaves = (listed: SQL, sort: Sort, most: SQL): SQL => sql`
  select first.*, ${place(sort, sql`first`)} from ${categories} c cross join lateral (
    select ${ORDERED} from ${products} p where p.category = c.code and ${listed}
    order by ${ORDERS[sort](sql`p`)} limit ${most}
  ) first where ${isBelow} order by ${ORDERS[sort](sql`first`)}`

const inCategory = (listed: SQL): SQL =>
  sql`select from ${products} p join ${categories} c on c.code = p.category where ${listed} and ${isBelow}`

const ofCategory = (listed: SQL, count = countOf(inCategory(listed))): Listing => ({
  count,
  page: (sort) =>
    sort === 'default'
      ? ranked(firstOfLeaves(listed, sort, MOST_READ))
      : sql`${firstOfLeaves(listed, sort, sql`${limit} + ${offset}`)} ${window}`,
})

/** A page and the count in one statement: every row carries the count. */
const pageBy = ({ count, page }: Listing, sort: Sort) => ({
  rows: preparedOn((db) =>
    db
      .select({ ...cardColumns, count })
      .from(sql`(${page(sort)}) page`)
      .innerJoin(products, sql`${products.id} = page.id`)
      .innerJoin(shops, onShop)
      .innerJoin(productPictures, onPicture)
      .orderBy(sql`page.nth`)
      .prepare(''),
  ),
  count: preparedOn((db) =>
    db
      .select({ count })
      .from(sql`(select) one`)
      .prepare(''),
  ),
})

const pagesOf = (listing: Listing) => ({
  default: pageBy(listing, 'default'),
  sales: pageBy(listing, 'sales'),
  newest: pageBy(listing, 'newest'),
  priceAsc: pageBy(listing, 'priceAsc'),
  priceDesc: pageBy(listing, 'priceDesc'),
})

const onSale = sql`p.status = 'onSale'`
// Written exactly as in the partial indexes.
const buyable = sql`p.status = 'onSale' and p.buyable_skus > 0`
const recommended = sql`${onSale} and ${mayBeRecommended(sql`p.id`)}`
const RECOMMENDED = pageBy(whole(recommended, storedCountOf(sql`'product'`, poorCount)), 'sales')
const LISTINGS = {
  all: {
    whole: pagesOf(whole(onSale, storedCountOf(sql`'product'`))),
    category: pagesOf(ofCategory(onSale, storedCountOf(sql`'category:' || ${category}`))),
  },
  buyable: { whole: pagesOf(whole(buyable)), category: pagesOf(ofCategory(buyable)) },
}

function indexedPage({ inStock, category, sort }: ProductQuery) {
  const listings = LISTINGS[inStock === undefined ? 'all' : 'buyable']
  return listings[category === undefined ? 'whole' : 'category'][sort]
}

async function pageOf({ db, clock, locale }: Ctx<never, Actor>, query: ProductQuery): Promise<Found> {
  const page = query.recommended === undefined ? indexedPage(query) : RECOMMENDED
  const values = { category: query.category, newSince: newSince(clock.now()).toISOString() }
  const rows = await page.rows(db).execute({ ...values, ...windowOf({ locale }, query) })
  const [first] = rows
  // A page beyond the end has no row that carries the count.
  const count = first ? first.count : query.page === 1 ? 0 : ((await page.count(db).execute(values))[0]?.count ?? 0)
  return { rows, count, attempt: undefined }
}
