import { count, desc, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { COUNT_LIMIT, windowOf } from '../../../platform/paging.ts'
import { productPictures, products } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { countFacets, type FacetRow } from './search/count-facets.ts'
import { criteriaOf, isPlain, type ProductQuery } from './search/criteria.ts'
import { findProducts, type Found } from './search/find-products.ts'
import { loadLexicon } from './search/load-lexicon.ts'

/**
 * One page of products on sale, and how many there are up to the count's limit. Two statements for the whole catalogue;
 * with anything that narrows it one, and one more for the facets.
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
  sales: [desc(products.soldCount), desc(products.id)],
  newest: [desc(products.listedAt), desc(products.id)],
  priceAsc: [asc(products.fromFen), asc(products.id)],
  priceDesc: [desc(products.fromFen), desc(products.id)],
}

async function listAll(ctx: Ctx<never, Actor>, query: ProductQuery): Promise<Found> {
  const { limit, offset } = windowOf(ctx, query)
  const onSale = eq(products.status, 'onSale')
  const rows = await ctx.db
    .select(cardColumns)
    .from(products)
    .innerJoin(shops, onShop)
    .innerJoin(productPictures, onPicture)
    .where(onSale)
    .orderBy(...ORDERS[query.sort])
    .limit(limit)
    .offset(offset)
  const matches = ctx.db.select({ one: sql`1`.as('one') }).from(products).where(onSale).limit(COUNT_LIMIT).as('matches')
  const [counted] = await ctx.db.select({ count: count() }).from(matches)
  return { rows, count: counted?.count ?? 0, attempt: undefined }
}
