import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { attributes, attributeValues, brands, categories, productPictures, productStages, products, skus, stages } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import { SHOWN } from '../policy.ts'
import type { Label, ProductRows } from '../rows.ts'

/** Everything about one product; 404 for one that is unknown, banned or a draft. Three statements. */
export async function getProduct(ctx: Ctx<never, Actor>, id: string): Promise<ProductRows> {
  const [row] = await ctx.db
    .select({
      product: products,
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
  return { ...whole, skus: rows, ...(await labelsOf(ctx, whole)) }
}

type Labelled = Label & { kind: 'category' | 'stage' | 'attribute' | 'value'; owner: string }

/** The categories from the root down, the stages in their order, and the attributes with their values; one statement. */
async function labelsOf(ctx: Ctx<never, Actor>, { product, path }: { product: { id: string; facets: string[] }; path: string[] }) {
  const list = (texts: readonly string[]) => sql`array[${sql.join(texts.map((text) => sql`${text}`), sql`, `)}]::text[]`
  const { rows } = await ctx.db.execute<Record<string, unknown> & Labelled>(sql`
    select 'category' as kind, cardinality(path) as place, 0 as nth, code, names, '' as owner from ${categories} where code = any(${list(path)})
    union all
    select 'stage', position, 0, code, names, '' from ${stages} join ${productStages} on stage = code where product_id = ${product.id}
    union all
    select 'value', a.position, v.position + 1, v.code, v.names, v.attribute
    from ${attributeValues} v join ${attributes} a on a.code = v.attribute where v.attribute || ':' || v.code = any(${list(product.facets)})
    union all
    select 'attribute', position, 0, code, names, '' from ${attributes}
    where code in (select split_part(facet, ':', 1) from unnest(${list(product.facets)}) facet)
    order by place, nth`)
  const labels = (kind: Labelled['kind'], owner = ''): Label[] => rows.filter((row) => row.kind === kind && row.owner === owner)
  return {
    categoryPath: labels('category'),
    stages: labels('stage'),
    attributes: labels('attribute').map((attribute) => ({ ...attribute, values: labels('value', attribute.code) })),
  }
}
