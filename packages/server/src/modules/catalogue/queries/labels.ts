import { sql } from 'drizzle-orm'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { attributes, attributeValues, categories, productStages, stages } from '#tables/catalogue.ts'
import type { Label, ProductRows } from '../rows.ts'

/** What the codes of a product stand for, in every language. */
export type Labels = Pick<ProductRows, 'categoryPath' | 'stages' | 'attributes' | 'options'>

interface Labelled extends Label {
  kind: 'category' | 'stage' | 'attribute' | 'value' | 'option'
  owner: string
}

const [path, facets, options, productId] = [
  sql`${sql.placeholder('path')}::text[]`,
  sql`${sql.placeholder('facets')}::text[]`,
  sql`${sql.placeholder('options')}::text[]`,
  sql.placeholder('productId'),
]
const label = sql`(
    select 'category' as kind, cardinality(path) as place, 0 as nth, code, names, '' as owner from ${categories} where code = any(${path})
    union all
    select 'stage', position, 0, code, names, '' from ${stages} join ${productStages} on stage = code where product_id = ${productId}
    union all
    select 'value', a.position, v.position + 1, v.code, v.names, v.attribute
    from ${attributeValues} v join ${attributes} a on a.code = v.attribute where v.attribute || ':' || v.code = any(${facets})
    union all
    select 'attribute', position, 0, code, names, '' from ${attributes}
    where code in (select split_part(facet, ':', 1) from unnest(${facets}) facet)
    union all
    select 'option', position, 0, code, names, '' from ${attributes} where names ->> 'zh-Hans' = any(${options})
  ) label`
const listLabels = preparedOn((db) =>
  db
    .select({
      kind: sql<Labelled['kind']>`kind`,
      code: sql<string>`code`,
      names: sql<Label['names']>`names`,
      owner: sql<string>`owner`,
    })
    .from(label)
    .orderBy(sql`place, nth`)
    .prepare(''),
)

/** The categories from the root down, the stages in their order, the attributes with their values, and those that options are called by; one statement. */
export async function readLabels(
  db: Db,
  codes: { productId: string; facets: readonly string[]; path: readonly string[]; options: readonly string[] },
): Promise<Labels> {
  const rows = await listLabels(db).execute(codes)
  const labels = (kind: Labelled['kind'], owner = ''): Label[] =>
    rows.filter((row) => row.kind === kind && row.owner === owner)
  return {
    categoryPath: labels('category'),
    stages: labels('stage'),
    options: labels('option'),
    attributes: labels('attribute').map((attribute) => ({ ...attribute, values: labels('value', attribute.code) })),
  }
}
