import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { productQuery } from '@zhujia/contract/catalogue/schemas.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Lexicon } from '../reading/lexicon.ts'
import { allOf, anyOf, markOf } from '../reading/tokens.ts'
import { understand, type Attempt } from '../reading/understand.ts'

export type ProductQuery = z.output<typeof productQuery>

/** Filters of one kind: a document passes with any of its values. Counts of a kind ignore the choice within it. */
export interface Group {
  key: string
  /** Values as they stand in a document's facets. */
  values: readonly string[]
}

/** A query without its order and page. */
export interface Criteria {
  attempts: readonly Attempt[]
  /** Marks that every result must have: the shop, the category or stage that is browsed. */
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
  probe: EVERYTHING,
  preferred: undefined,
  alike: undefined,
  terms: [],
  dropped: [],
  unknown: [],
  categories: [],
  inTitle: false,
}

/** Whether the attempts stand for everything: nothing was searched for by words. */
export const isWhole = ([only]: readonly Attempt[]): boolean => only === WHOLE

/** Groups `finish:matt,finish:gloss,brand:yanye` by the part before the colon. */
function groupsOf(facets: string | undefined): Group[] {
  const groups = new Map<string, string[]>()
  for (const facet of (facets ?? '').split(',').filter((one) => one !== '')) {
    const key = facet.slice(0, facet.indexOf(':'))
    groups.set(key, [...(groups.get(key) ?? []), facet])
  }
  return [...groups].map(([key, values]) => ({ key, values }))
}

/** Whether a query is for the whole catalogue, or for all of it that can be bought. */
export const isPlain = ({ q = '', category, stage, shopId, facets, minFen, maxFen }: ProductQuery): boolean =>
  [q, category, stage, shopId, facets, minFen, maxFen].every((given) => given === undefined || given === '')

/**
 * The criteria of a query. With words, category and stage are filters like others, with counts. Without words the first of them
 * is what is browsed.
 */
export function criteriaOf(query: ProductQuery, lexicon: Lexicon, locale: Locale): Criteria {
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
  const attempts = q === '' ? [WHOLE] : understand(q, lexicon, { literal: literal !== undefined, locale })
  return { attempts, marks, groups, fromFen: minFen, toFen: maxFen, inStock: inStock !== undefined }
}

/** Values of one kind as a condition on the tokens. */
const anyValue = ({ values }: Group): string => anyOf(values.map(markOf))

/** The marks and all groups as one condition on the tokens; null for none. */
export function everyFilter({ marks, groups }: Criteria): string | null {
  const all = [...marks.map(markOf), ...groups.map(anyValue)]
  return all.length === 0 ? null : allOf(all)
}

/**
 * The marks and all groups but one: the condition for the counts of filters. The index applies it, so that documents that fail
 * two kinds are never read.
 */
export function nearlyEveryFilter({ marks, groups }: Criteria): string | null {
  const nearly = groups.map((_, place) => groups.filter((_, other) => other !== place).map(anyValue))
  const all = [...marks.map(markOf), ...(groups.length < 2 ? [] : [anyOf(nearly.map(allOf))])]
  return all.length === 0 ? null : allOf(all)
}

/** Whether a document `d` has a price and a stock that were asked for, by the parameters of `limitsOf`. */
export const FITS_PRICE = sql`d.shown_fen between ${sql.placeholder('fromFen')}::bigint and ${sql.placeholder('toFen')}::bigint`
export const FITS_STOCK = sql`(d.is_buyable or not ${sql.placeholder('inStock')}::boolean)`

export const limitsOf = ({ fromFen = 0, toFen = Number.MAX_SAFE_INTEGER, inStock }: Criteria) => ({
  fromFen,
  toFen,
  inStock,
})
