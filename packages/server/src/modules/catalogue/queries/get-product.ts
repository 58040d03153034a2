import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { brands, categories, productPictures, products, skus } from '../../../tables/catalogue.ts'
import { freightTemplates, shops } from '../../../tables/shops.ts'
import { findDefaultDistrict } from '../../addresses/index.ts'
import { consign, findFreight, hintOf } from '../../shops/index.ts'
import { SHOWN } from '../policy.ts'
import type { ProductRows } from '../rows.ts'
import { availableSteps } from './available.ts'
import { readLabels } from './labels.ts'
import { freightTemplateId, isDefaultTemplate } from './price-lines.ts'

/** Everything about one product; 404 for one that is unknown, banned or a draft. Four statements, and one more for those who are signed in. */
export async function getProduct(ctx: Ctx<never, Actor>, id: string): Promise<ProductRows> {
  const [row] = await ctx.db
    .select({
      product: products,
      brand: brands.name,
      shop: shops,
      freightTemplateId,
      path: categories.path,
      gallery: sql<string[]>`array(select ${productPictures.fileId} from ${productPictures}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
      shopProducts: sql<number>`(select count(*)::int from ${products} shelf where shelf.shop_id = ${shops.id} and shelf.status = 'onSale')`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brand))
    .innerJoin(categories, eq(categories.code, products.category))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(freightTemplates, isDefaultTemplate)
    .where(and(eq(products.id, id), inArray(products.status, [...SHOWN])))
  const whole = found(row)
  const rows = await ctx.db
    .select({ ...getTableColumns(skus), available: availableSteps })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.productId, id))
    .orderBy(asc(skus.position))
  return { ...whole, skus: rows, freight: await hintFor(ctx, whole, rows), ...(await readLabels(ctx, { productId: id, facets: whole.product.facets, path: whole.path })) }
}

/** Freight of the least that can be bought, of the lightest and smallest SKU, to where the caller has things sent. */
async function hintFor(ctx: Ctx<never, Actor>, { product, freightTemplateId }: { product: { unitMinSteps: number }; freightTemplateId: string }, rows: readonly (typeof skus.$inferSelect)[]): Promise<ProductRows['freight']> {
  const templates = await findFreight(ctx, [freightTemplateId])
  const least = (of: (sku: (typeof rows)[number]) => number): number => product.unitMinSteps * Math.min(...rows.map(of))
  const load = {
    pieces: product.unitMinSteps,
    grams: least(({ weightGrams }) => weightGrams),
    cm3: least(({ volumeCm3 }) => volumeCm3),
    goodsFen: least(({ priceFen }) => priceFen),
  }
  return hintOf(consign([{ templateId: freightTemplateId, load }], templates), await findDefaultDistrict(ctx), true)
}
