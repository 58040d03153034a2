import { sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { attributes, attributeValues, categories, productStages, stages } from '../../../tables/catalogue.ts'
import type { Label, ProductRows } from '../rows.ts'

/** What the codes of a product stand for, in every language. */
export type Labels = Pick<ProductRows, 'categoryPath' | 'stages' | 'attributes'>

type Labelled = Label & { kind: 'category' | 'stage' | 'attribute' | 'value'; owner: string }

/** The categories from the root down, the stages in their order, and the attributes with their values; one statement. */
export async function readLabels(ctx: Ctx<never, Actor>, { productId, facets, path }: { productId: string; facets: readonly string[]; path: readonly string[] }): Promise<Labels> {
  const list = (texts: readonly string[]) => sql`array[${sql.join(texts.map((text) => sql`${text}`), sql`, `)}]::text[]`
  const { rows } = await ctx.db.execute<Record<string, unknown> & Labelled>(sql`
    select 'category' as kind, cardinality(path) as place, 0 as nth, code, names, '' as owner from ${categories} where code = any(${list(path)})
    union all
    select 'stage', position, 0, code, names, '' from ${stages} join ${productStages} on stage = code where product_id = ${productId}
    union all
    select 'value', a.position, v.position + 1, v.code, v.names, v.attribute
    from ${attributeValues} v join ${attributes} a on a.code = v.attribute where v.attribute || ':' || v.code = any(${list(facets)})
    union all
    select 'attribute', position, 0, code, names, '' from ${attributes}
    where code in (select split_part(facet, ':', 1) from unnest(${list(facets)}) facet)
    order by place, nth`)
  const labels = (kind: Labelled['kind'], owner = ''): Label[] => rows.filter((row) => row.kind === kind && row.owner === owner)
  return {
    categoryPath: labels('category'),
    stages: labels('stage'),
    attributes: labels('attribute').map((attribute) => ({ ...attribute, values: labels('value', attribute.code) })),
  }
}
