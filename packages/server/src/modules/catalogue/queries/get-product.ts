import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { brands, categories, productPictures, productStages, products, skus, stages } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import { SHOWN } from '../policy.ts'
import type { Label, ProductRows } from '../rows.ts'

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
  const rows = await ctx.db.select().from(skus).where(eq(skus.productId, id)).orderBy(asc(skus.position))
  return { ...whole, skus: rows, ...(await labelsOf(ctx, id, whole.path)) }
}

/** The categories from the root down and the stages in their order. */
async function labelsOf(ctx: Ctx<never, Actor>, productId: string, path: string[]): Promise<{ categoryPath: Label[]; stages: Label[] }> {
  const rows = await unionAll(
    ctx.db
      .select({ kind: sql<string>`'category'`.as('kind'), place: sql<number>`cardinality(${categories.path})`.as('place'), code: categories.code, names: categories.names })
      .from(categories)
      .where(inArray(categories.code, path)),
    ctx.db
      .select({ kind: sql<string>`'stage'`.as('kind'), place: sql<number>`${stages.position}`.as('place'), code: stages.code, names: stages.names })
      .from(stages)
      .innerJoin(productStages, and(eq(productStages.stage, stages.code), eq(productStages.productId, productId))),
  ).orderBy(sql`place`)
  const labels = (kind: string): Label[] => rows.filter((row) => row.kind === kind)
  return { categoryPath: labels('category'), stages: labels('stage') }
}
