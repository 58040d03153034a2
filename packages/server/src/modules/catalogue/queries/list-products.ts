import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { COUNT_LIMIT, windowOf } from '#platform/paging.ts'
import { categories, productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { countFacets, type Facets } from './search/count-facets.ts'
import { criteriaOf, isPlain, type ProductQuery } from './search/criteria.ts'
import { findProducts, type Found } from './search/find-products.ts'
import { loadLexicon } from './search/load-lexicon.ts'

/**
 * One page of products on sale, and how many there are up to the count's limit. One statement, and one more for the facets.
 */
export async function listProducts(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
): Promise<Found & { facets: Facets | undefined }> {
  if (isPlain(query)) return { ...(await pageOf(ctx, query, ALL[query.sort])), facets: undefined }
  if (isBrowsing(query)) return { ...(await pageOf(ctx, query, IN_CATEGORY[query.sort])), facets: undefined }
  const criteria = criteriaOf(query, await loadLexicon(ctx))
  const facets = query.withFacets === undefined ? undefined : await countFacets(ctx, criteria)
  return { ...(await findProducts(ctx, query, { ...criteria, counted: facets?.total })), facets }
}

/** One category, in an order that an index has; by default it is ranked as what is searched for. */
const isBrowsing = (query: ProductQuery): boolean =>
  query.sort !== 'default' && isPlain({ ...query, category: undefined })

/** The orders of indexes. The id comes last, so that equal products keep one order over all pages. */
const ORDERS: Readonly<Record<ProductQuery['sort'], readonly SQL[]>> = {
  default: [desc(products.soldCount), desc(products.listedAt), desc(products.id)],
  sales: [desc(products.soldCount), desc(products.listedAt), desc(products.id)],
  newest: [desc(products.listedAt), desc(products.id)],
  priceAsc: [asc(products.fromFen), asc(products.id)],
  priceDesc: [desc(products.fromFen), desc(products.id)],
}

const onSale = sql`${products.status} = 'onSale'`
const countOf = (matches: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${matches} limit ${sql.raw(String(COUNT_LIMIT))}) matches)`

const [limit, offset, category] = [sql.placeholder('limit'), sql.placeholder('offset'), sql.placeholder('category')]
const isBelow = sql`${categories.path} @> array[${category}]::text[]`

interface Shelf {
  count: SQL<number>
  /** Which products are on it, for a page in this order. */
  where: (order: SQL) => SQL
}

const WHOLE: Shelf = { count: countOf(sql`select from ${products} where ${onSale}`), where: () => onSale }

/** As many of each leaf as the page reaches: an index has them in order leaf by leaf, not over several. */
const OF_CATEGORY: Shelf = {
  count: countOf(
    sql`select from ${products} join ${categories} on ${categories.code} = ${products.category} where ${onSale} and ${isBelow}`,
  ),
  where: (order) => sql`${products.id} in (
    select first.id from ${categories} cross join lateral (
      select ${products.id} from ${products} where ${products.category} = ${categories.code} and ${onSale}
      order by ${order} limit ${limit}::int + ${offset}::int
    ) first where ${isBelow})`,
}

/** A page and the count in one statement: every row carries the count. */
const pageBy = ({ count, where }: Shelf, sort: ProductQuery['sort']) => ({
  rows: preparedOn((db) =>
    db
      .select({ ...cardColumns, count })
      .from(products)
      .innerJoin(shops, onShop)
      .innerJoin(productPictures, onPicture)
      .where(where(sql.join([...ORDERS[sort]], sql`, `)))
      .orderBy(...ORDERS[sort])
      .limit(limit)
      .offset(offset)
      .prepare(''),
  ),
  count: preparedOn((db) =>
    db
      .select({ count })
      .from(sql`(select) one`)
      .prepare(''),
  ),
})

const pagesOf = (shelf: Shelf) => ({
  default: pageBy(shelf, 'default'),
  sales: pageBy(shelf, 'sales'),
  newest: pageBy(shelf, 'newest'),
  priceAsc: pageBy(shelf, 'priceAsc'),
  priceDesc: pageBy(shelf, 'priceDesc'),
})
const ALL = pagesOf(WHOLE)
const IN_CATEGORY = pagesOf(OF_CATEGORY)

async function pageOf(
  { db, locale }: Ctx<never, Actor>,
  query: ProductQuery,
  page: ReturnType<typeof pageBy>,
): Promise<Found> {
  const values = { category: query.category }
  const rows = await page.rows(db).execute({ ...values, ...windowOf({ locale }, query) })
  const [first] = rows
  // A page behind the last has no row to carry the count.
  const count = first ? first.count : query.page === 1 ? 0 : ((await page.count(db).execute(values))[0]?.count ?? 0)
  return { rows, count, attempt: undefined }
}
