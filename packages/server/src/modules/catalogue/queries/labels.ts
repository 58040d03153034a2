import { sql, type SQL } from 'drizzle-orm'
import { jsonRows } from '#platform/db/json-rows.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { attributes, attributeValues, categories, productStages, stages } from '#tables/catalogue.ts'
import type { Label, ProductRows } from '../rows.ts'

/** What the codes of a product stand for, in every language. */
export type Labels = Pick<ProductRows, 'categoryPath' | 'stages' | 'attributes' | 'options'>

export interface Labelled extends Label {
  kind: 'category' | 'stage' | 'attribute' | 'value' | 'option'
  owner: string
}

/** The codes of a product, as expressions. */
interface Codes {
  productId: SQL
  path: SQL
  facets: SQL
  /** Names of its options. */
  options: SQL
}

// Every table has a name of its own, because the codes may be columns of the statement around it.
const labelled = ({ productId, path, facets, options }: Codes): SQL => sql`(
    select 'category' as kind, cardinality(c.path) as place, 0 as nth, c.code, c.names, '' as owner from ${categories} c where c.code = any(${path})
    union all
    select 'stage', s.position, 0, s.code, s.names, '' from ${stages} s join ${productStages} p on p.stage = s.code where p.product_id = ${productId}
    union all
    select 'value', a.position, v.position + 1, v.code, v.names, v.attribute
    from ${attributeValues} v join ${attributes} a on a.code = v.attribute where v.attribute || ':' || v.code = any(${facets})
    union all
    select 'attribute', a.position, 0, a.code, a.names, '' from ${attributes} a
    where a.code in (select split_part(facet, ':', 1) from unnest(${facets}) facet)
    union all
    select 'option', a.position, 0, a.code, a.names, '' from ${attributes} a where a.names ->> 'zh-Hans' = any(${options})
  ) label`

/** The labels of these codes, in their order, as a column. */
export const labelsOf = (codes: Codes): SQL<Labelled[]> =>
  jsonRows(
    {
      kind: sql<Labelled['kind']>`kind`,
      code: sql<string>`code`,
      names: sql<Label['names']>`names`,
      owner: sql<string>`owner`,
    },
    sql`from ${labelled(codes)}`,
    sql`place, nth`,
  )

const listLabels = preparedSql<{ labels: Labelled[] }>(
  sql`select ${labelsOf({
    productId: sql.placeholder('productId').getSQL(),
    path: sql`${sql.placeholder('path')}::text[]`,
    facets: sql`${sql.placeholder('facets')}::text[]`,
    options: sql`${sql.placeholder('options')}::text[]`,
  })} as labels`,
)

/** The categories from the root down, the stages in their order, the attributes with their values, and those that options are called by. */
export function sorted(all: readonly Labelled[]): Labels {
  const labels = (kind: Labelled['kind'], owner = ''): Label[] =>
    all.filter((one) => one.kind === kind && one.owner === owner)
  return {
    categoryPath: labels('category'),
    stages: labels('stage'),
    options: labels('option'),
    attributes: labels('attribute').map((attribute) => ({ ...attribute, values: labels('value', attribute.code) })),
  }
}

/** The labels of codes that are known already; one statement. */
export async function readLabels(
  db: Db,
  codes: { productId: string; facets: readonly string[]; path: readonly string[]; options: readonly string[] },
): Promise<Labels> {
  const { rows } = await listLabels(db).execute(codes)
  return sorted(rows[0]?.labels ?? [])
}
