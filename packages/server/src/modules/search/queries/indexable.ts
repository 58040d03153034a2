import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { attributeValues, brands, categories, products, productStages } from '#tables/catalogue.ts'
import { searchDocuments } from '#tables/search.ts'

export interface Indexable extends Record<string, unknown> {
  id: string
  isOnSale: boolean
  title: string
  subtitle: string
  category: string
  shopId: string
  facets: string[]
  specGroups: { name: string; values: string[] }[]
  parameters: { name: string; value: string }[]
  brandNames: string[]
  categoryPath: string[]
  names: string[]
  stages: string[]
}

/** The word under which goods made to measure are found; other words and languages have it as their meaning. */
const MADE_TO_MEASURE = '定制'

/**
 * Everything that is indexed of products: their own texts, and the names of their category, brand and values in every language;
 * one statement. What is made to measure says so. A value that denies its attribute (不适用地暖) is left out, because it must not be found by 地暖.
 */
export async function readIndexable(db: Db, productIds: readonly string[]): Promise<Indexable[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<Indexable>(sql`
    select p.id, p.status = 'onSale' as "isOnSale", p.title, p.subtitle, p.category, p.shop_id as "shopId", p.facets, p.parameters,
      p.spec_groups as "specGroups", array[b.name, b.latin] as "brandNames", c.path as "categoryPath",
      array(select distinct word.value from ${categories} above, jsonb_each_text(above.names) word where above.code = any(c.path) order by 1)
      || array(
        select distinct word.value from ${attributeValues} v, jsonb_each_text(v.names) word
        where v.code <> 'no' and v.attribute || ':' || v.code = any(p.facets) order by 1
      ) || case when p.made_to_measure is null then '{}' else array[${MADE_TO_MEASURE}] end as names,
      array(select stage from ${productStages} where product_id = p.id order by stage) as stages
    from ${products} p join ${brands} b on b.code = p.brand join ${categories} c on c.code = p.category
    where p.id in (${sql.join(
      productIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})
    order by p.id`)
  return rows
}

/** Products on sale that are not in the index as this version writes it, in ascending id. */
export const unindexed = ({ version, most }: { version: number; most: number }): SQL => sql`
    select p.id from ${products} p left join ${searchDocuments} d on d.product_id = p.id
    where p.status = 'onSale' and (d.version is null or d.version <> ${version}) order by p.id limit ${most}`
