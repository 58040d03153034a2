import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { brands, categories, productPictures, products, skus } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import { SHOWN } from '../policy.ts'
import type { ProductRows } from '../rows.ts'
import { availableSteps } from './available.ts'
import { readLabels } from './labels.ts'

const { searchText: _searchText, grams: _grams, ...productColumns } = getTableColumns(products)

/** Everything about one product; 404 for one that is unknown, banned or a draft. Three statements. */
export async function getProduct(ctx: Ctx<never, Actor>, id: string): Promise<ProductRows> {
  const [row] = await ctx.db
    .select({
      product: productColumns,
      brand: brands.name,
      shop: shops,
      path: categories.path,
      gallery: sql<string[]>`array(select ${productPictures.fileId} from ${productPictures}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
      shopProducts: sql<number>`(select count(*)::int from ${products} shelf where shelf.shop_id = ${shops.id} and shelf.status = 'onSale')`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brand))
    .innerJoin(categories, eq(categories.code, products.category))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, id), inArray(products.status, [...SHOWN])))
  const whole = found(row)
  const rows = await ctx.db
    .select({ ...getTableColumns(skus), available: availableSteps })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.productId, id))
    .orderBy(asc(skus.position))
  return { ...whole, skus: rows, ...(await readLabels(ctx, { productId: id, facets: whole.product.facets, path: whole.path })) }
}
