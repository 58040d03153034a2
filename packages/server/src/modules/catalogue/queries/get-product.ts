import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { attributes, attributeValues, brands, categories, productPictures, productStages, products, skus, stages } from '../../../tables/catalogue.ts'
import { freightTemplates, shops } from '../../../tables/shops.ts'
import { findDefaultDistrict } from '../../addresses/index.ts'
import { consign, findFreight, hintOf } from '../../shops/index.ts'
import { SHOWN } from '../policy.ts'
import type { Label, ProductRows } from '../rows.ts'
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
  const rows = await ctx.db.select().from(skus).where(eq(skus.productId, id)).orderBy(asc(skus.position))
  return { ...whole, skus: rows, freight: await hintFor(ctx, whole, rows), ...(await labelsOf(ctx, whole)) }
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
