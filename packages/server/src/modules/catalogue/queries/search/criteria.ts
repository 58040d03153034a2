import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { productQuery } from '@zhujia/contract/catalogue/schemas.ts'
import { categories, products, skus } from '#tables/catalogue.ts'
import type { Lexicon } from '#modules/catalogue/search/lexicon.ts'
import { markOf } from '#modules/catalogue/search/tokens.ts'
import { understand, type Attempt } from '#modules/catalogue/search/understand.ts'
import { availableSteps } from '../available.ts'

export type ProductQuery = z.output<typeof productQuery>

/** Filters of one kind: whoever passes one of its values passes. Counts of a kind leave its own choice aside. */
export interface Group {
  key: string
  /** Values as they stand in a document's facets. */
  values: readonly string[]
}

/** What is looked for, apart from its order and page. */
export interface Criteria {
  attempts: readonly Attempt[]
  /** Marks that everything must carry: shop, and whatever the goods are browsed by. */
  marks: readonly string[]
  groups: readonly Group[]
  fromFen: number | undefined
  toFen: number | undefined
  inStock: boolean
}

/** Every document carries this. */
const EVERYTHING = markOf('product')
const WHOLE: Attempt = {
  kind: 'asked',
  condition: EVERYTHING,
  preferred: undefined,
  terms: [],
  dropped: [],
  inTitle: false,
}

/** `finish:matt,finish:gloss,brand:yanye` by what stands before the colon. */
function groupsOf(facets: string | undefined): Group[] {
  const groups = new Map<string, string[]>()
  for (const facet of (facets ?? '').split(',').filter((one) => one !== '')) {
    const key = facet.slice(0, facet.indexOf(':'))
    groups.set(key, [...(groups.get(key) ?? []), facet])
  }
  return [...groups].map(([key, values]) => ({ key, values }))
}

/** Nothing narrows the whole catalogue. */
export const isPlain = ({
  q = '',
  category,
  stage,
  shopId,
  facets,
  minFen,
  maxFen,
  inStock,
  withFacets,
}: ProductQuery): boolean =>
  [q, category, stage, shopId, facets, minFen, maxFen, inStock, withFacets].every(
    (given) => given === undefined || given === '',
  )

/**
 * What a query asks for. With words, category and stage are filters like others, whose counts show what else there is;
 * without words the first of them is what is looked through.
 */
export function criteriaOf(query: ProductQuery, lexicon: Lexicon): Criteria {
  const { q = '', category, stage, shopId, facets, minFen, maxFen, inStock, literal } = query
  const groups = groupsOf(facets)
  const marks = shopId === undefined ? [] : [`shop:${shopId}`]
  for (const [key, code] of [
    ['category', category],
    ['stage', stage],
  ] as const) {
    if (code === undefined) continue
    if (q === '' && marks.length === 0) marks.push(`${key}:${code}`)
    else groups.push({ key, values: [`${key}:${code}`] })
  }
  const attempts = q === '' ? [WHOLE] : understand(q, lexicon, { literal: literal !== undefined })
  return { attempts, marks, groups, fromFen: minFen, toFen: maxFen, inStock: inStock !== undefined }
}

/** The marks as a condition on the tokens; undefined for none. */
export const markCondition = (marks: readonly string[]): SQL | undefined =>
  marks.length === 0 ? undefined : sql`${marks.map(markOf).join(' & ')}::tsquery`

/** Facet values as an array; a category stands for the leaves below it, as documents carry only those. */
export function valuesOf({ key, values }: Group): SQL {
  const list = sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
  if (key !== 'category') return list
  return sql`coalesce((select array_agg('category:' || c.code) from ${categories} c where exists (select from unnest(${list}) wanted where c.path @> array[split_part(wanted, ':', 2)])), '{}')`
}

/** Whether a document's product can be bought now, as its card says it. */
export const canBeBought = (document: SQL): SQL => sql`exists (
  select from ${skus} join ${products} on ${products.id} = ${skus.productId}
  where ${skus.productId} = ${document}.product_id and ${availableSteps} >= ${document}.least
)`
