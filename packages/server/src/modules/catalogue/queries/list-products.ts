import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/db/prepared.ts'
import { COUNT_LIMIT, windowOf } from '../../../platform/paging.ts'
import { productPictures, products } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { countFacets, type FacetRow } from './search/count-facets.ts'
import { criteriaOf, isPlain, type ProductQuery } from './search/criteria.ts'
import { findProducts, type Found } from './search/find-products.ts'
import { loadLexicon } from './search/load-lexicon.ts'

/**
 * One page of products on sale, and how many there are up to the count's limit. One statement, and one more for the facets.
 */
export async function listProducts(ctx: Ctx<never, Actor>, query: ProductQuery): Promise<Found & { facets: FacetRow[] | undefined }> {
  if (isPlain(query)) return { ...(await listAll(ctx, query)), facets: undefined }
  const criteria = criteriaOf(query, await loadLexicon(ctx))
  const found = await findProducts(ctx, query, criteria)
  return { ...found, facets: query.withFacets === undefined ? undefined : await countFacets(ctx, criteria) }
}

/** The whole catalogue, in the order of an index. The id comes last, so that equal products keep one order over all pages. */
const ORDERS: Readonly<Record<ProductQuery['sort'], readonly SQL[]>> = {
  default: [desc(products.soldCount), desc(products.listedAt), desc(products.id)],
  sales: [desc(products.soldCount), desc(products.listedAt), desc(products.id)],
  newest: [desc(products.listedAt), desc(products.id)],
  priceAsc: [asc(products.fromFen), asc(products.id)],
  priceDesc: [desc(products.fromFen), desc(products.id)],
}

const onSale = sql`${products.status} = 'onSale'`
const counted = sql<number>`(select count(*)::int from (select from ${products} where ${onSale} limit ${sql.raw(String(COUNT_LIMIT))}) matches)`

/** A page and the count in one statement: every row carries the count. */
const pageBy = (sort: ProductQuery['sort']) =>
  preparedOn((db) =>
    db
      .select({ ...cardColumns, count: counted })
      .from(products)
      .innerJoin(shops, onShop)
      .innerJoin(productPictures, onPicture)
      .where(onSale)
      .orderBy(...ORDERS[sort])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(''),
  )
const PAGES = { default: pageBy('default'), sales: pageBy('sales'), newest: pageBy('newest'), priceAsc: pageBy('priceAsc'), priceDesc: pageBy('priceDesc') }

async function listAll({ db, locale }: Ctx<never, Actor>, query: ProductQuery): Promise<Found> {
  const rows = await PAGES[query.sort](db).execute(windowOf({ locale }, query))
  const [first] = rows
  // A page behind the last has no row to carry the count.
  const count = first ? first.count : query.page === 1 ? 0 : ((await db.select({ count: counted }).from(sql`(select) one`))[0]?.count ?? 0)
  return { rows, count, attempt: undefined }
}
