import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { productQuery } from '@zhujia/contract/catalogue/schemas.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Lexicon } from '../reading/lexicon.ts'
import { allOf, anyOf, markOf } from '../reading/tokens.ts'
import { understand, type Attempt } from '../reading/understand.ts'

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
  probe: EVERYTHING,
  preferred: undefined,
  alike: undefined,
  terms: [],
  dropped: [],
  unknown: [],
  categories: [],
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

/** Nothing narrows the whole catalogue, but perhaps to what can be bought. */
export const isPlain = ({ q = '', category, stage, shopId, facets, minFen, maxFen }: ProductQuery): boolean =>
  [q, category, stage, shopId, facets, minFen, maxFen].every((given) => given === undefined || given === '')

/**
 * What a query asks for. With words, category and stage are filters like others, whose counts show what else there is;
 * without words the first of them is what is looked through.
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
 * The marks, and all groups but one: what counts of filters look at. The index finds it, so that goods that two kinds leave
 * out are never read.
 */
export function nearlyEveryFilter({ marks, groups }: Criteria): string | null {
  const nearly = groups.map((_, place) => groups.filter((_, other) => other !== place).map(anyValue))
  const all = [...marks.map(markOf), ...(groups.length < 2 ? [] : [anyOf(nearly.map(allOf))])]
  return all.length === 0 ? null : allOf(all)
}

/** Whether a document `d` has a price and a stock that were asked for. */
export const fitsPrice = ({ fromFen, toFen }: Criteria): SQL =>
  sql`d.shown_fen between ${fromFen ?? 0}::bigint and ${toFen ?? Number.MAX_SAFE_INTEGER}::bigint`
export const fitsStock = ({ inStock }: Criteria): SQL => sql`(d.is_buyable or not ${inStock}::boolean)`
