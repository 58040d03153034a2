import { sql, type SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { COUNT_LIMIT, windowOf } from '#platform/paging.ts'
import { categories, productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import { BY_SALES, countFacets, type Facets, isPlain, type ProductQuery, readQuery } from '#modules/search/index.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { findWithAlike, type Found } from './find-products.ts'
import { mayBeRecommended } from './recommended.ts'
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

/** The whole catalogue or one category in an order that an index has. In the default order a category is ranked like a search. */
const isIndexed = (query: ProductQuery): boolean =>
  isPlain(query) || (query.sort !== 'default' && isPlain({ ...query, category: undefined }))

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

const countOf = (matches: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${matches} limit ${sql.raw(String(COUNT_LIMIT))}) matches)`

const [limit, offset, category] = [sql.placeholder('limit'), sql.placeholder('offset'), sql.placeholder('category')]
const isBelow = sql`c.path @> array[${category}]::text[]`
const window = sql`limit ${limit}::int offset ${offset}::int`

interface Listing {
  count: SQL<number>
  /** The ids of a page in this order; the page is limited before anything is joined. */
  page: (sort: Sort) => SQL
}

const whole = (listed: SQL): Listing => ({
  count: countOf(sql`select from ${products} p where ${listed}`),
  page: (sort) => sql`select p.id from ${products} p where ${listed} order by ${ORDERS[sort](sql`p`)} ${window}`,
})

/** The first rows of each leaf category, as many as the page reaches: the index is in order within a leaf, not over several. */
const ofCategory = (listed: SQL): Listing => ({
  count: countOf(
    sql`select from ${products} p join ${categories} c on c.code = p.category where ${listed} and ${isBelow}`,
  ),
  page: (sort) => sql`select first.id from ${categories} c cross join lateral (
      select p.id, p.sold_count, p.listed_at, p.shown_fen from ${products} p where p.category = c.code and ${listed}
      order by ${ORDERS[sort](sql`p`)} limit ${limit}::int + ${offset}::int
    ) first where ${isBelow} order by ${ORDERS[sort](sql`first`)} ${window}`,
})

/** A page and the count in one statement: every row carries the count. */
const pageBy = ({ count, page }: Listing, sort: Sort) => ({
  rows: preparedOn((db) =>
    db
      .select({ ...cardColumns, count })
      .from(products)
      .innerJoin(shops, onShop)
      .innerJoin(productPictures, onPicture)
      .where(sql`${products.id} in (${page(sort)})`)
      .orderBy(ORDERS[sort](sql`${products}`))
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
const RECOMMENDED = pageBy(whole(recommended), 'default')
const LISTINGS = {
  all: { whole: pagesOf(whole(onSale)), category: pagesOf(ofCategory(onSale)) },
  buyable: { whole: pagesOf(whole(buyable)), category: pagesOf(ofCategory(buyable)) },
}

function indexedPage({ inStock, category, sort }: ProductQuery) {
  const listings = LISTINGS[inStock === undefined ? 'all' : 'buyable']
  return listings[category === undefined ? 'whole' : 'category'][sort]
}

async function pageOf({ db, locale }: Ctx<never, Actor>, query: ProductQuery): Promise<Found> {
  const page = query.recommended === undefined ? indexedPage(query) : RECOMMENDED
  const values = { category: query.category }
  const rows = await page.rows(db).execute({ ...values, ...windowOf({ locale }, query) })
  const [first] = rows
  // A page beyond the end has no row that carries the count.
  const count = first ? first.count : query.page === 1 ? 0 : ((await page.count(db).execute(values))[0]?.count ?? 0)
  return { rows, count, attempt: undefined }
}
