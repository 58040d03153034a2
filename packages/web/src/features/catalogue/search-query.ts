import { LINE_FEN_MAX } from '@zhujia/contract/core/constants.ts'
import { FACET_KINDS_MAX, FACET_VALUES_MAX, SEARCH_TEXT_MAX } from '@zhujia/contract/core/limits.ts'
import type { ProductQuery } from '#entities/catalogue/queries.ts'

export type Sort = NonNullable<ProductQuery['sort']>

/** A search, as in the URL of the search page. */
export interface Search {
  q?: string | undefined
  category?: string | undefined
  stage?: string | undefined
  shopId?: string | undefined
  sort?: string | undefined
  /** `finish:matt,brand:yanye` */
  facets?: string | undefined
  /** Whole yuan. */
  min?: string | undefined
  max?: string | undefined
  /** `1` for what can be bought now. */
  stock?: string | undefined
  /** `1` for the words exactly as typed. */
  literal?: string | undefined
}

/** The parameters that the filter sheet sets. */
export type Filters = Pick<Search, 'facets' | 'min' | 'max' | 'stock'>
export const NO_FILTERS: Filters = { facets: undefined, min: undefined, max: undefined, stock: undefined }

const SORTS: Readonly<Record<Sort, true>> = {
  default: true,
  newest: true,
  sales: true,
  priceAsc: true,
  priceDesc: true,
}
const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

/** The sort order of a URL; an unknown one is the default. */
export const sortOf = (text: string | undefined): Sort => (text !== undefined && isSort(text) ? text : 'default')

/** Whether the search is empty: the page then offers the history and entry points, not the whole catalogue. */
export const isEmptySearch = ({ q, category, stage, shopId, ...filters }: Search): boolean =>
  !q && !category && !stage && !shopId && countFilters(filters) === 0

/** Digits of a limit of the price in whole yuan: as many as are always below the contract's. */
export const PRICE_DIGITS = String(LINE_FEN_MAX / 100).length - 1

/** Whole yuan from a URL or a field; anything else is no limit. */
export function yuanOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) && text.length <= PRICE_DIGITS ? Number(text) : undefined
}

/** The limits of the price, the lower one first. */
function pricesOf({ min, max }: Filters): { minFen?: number; maxFen?: number } {
  const [low, high] = [yuanOf(min), yuanOf(max)]
  const [from, to] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  return { ...(from === undefined ? {} : { minFen: from * 100 }), ...(to === undefined ? {} : { maxFen: to * 100 }) }
}

const FACET = /^[a-z0-9-]+:[a-z0-9.-]+$/

/** The limits of the API: 30 values of ten kinds. */
function withinLimits(facets: readonly string[]): string[] {
  const kinds = [...new Set(facets.map((facet) => facet.split(':')[0]))].slice(0, FACET_KINDS_MAX)
  return facets.filter((facet) => kinds.includes(facet.split(':')[0])).slice(0, FACET_VALUES_MAX)
}

/** The chosen values of a URL; invalid ones are left out. */
export const facetsOf = (facets: string | undefined): string[] =>
  withinLimits([...new Set((facets ?? '').split(',').filter((one) => FACET.test(one)))])

/** Adds a value, or removes it if it was chosen. */
export function toggleFacet(facets: string | undefined, value: string): string | undefined {
  const chosen = facetsOf(facets)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length > 0 ? withinLimits(next).join(',') : undefined
}

/** How many filters the sheet has set; the price counts as one. */
export const countFilters = (filters: Filters): number =>
  facetsOf(filters.facets).length + Math.min(1, Object.keys(pricesOf(filters)).length) + (filters.stock === '1' ? 1 : 0)

/** The API's query for a URL; empty parameters are left out. */
export function requestOf({
  q,
  category,
  stage,
  shopId,
  sort,
  facets,
  stock,
  literal,
  ...prices
}: Search): ProductQuery {
  const chosen = facetsOf(facets)
  return {
    ...(q ? { q: q.slice(0, SEARCH_TEXT_MAX) } : {}),
    ...(category ? { category } : {}),
    ...(stage ? { stage } : {}),
    ...(shopId ? { shopId } : {}),
    ...(chosen.length > 0 ? { facets: chosen.join(',') } : {}),
    ...pricesOf(prices),
    ...(stock === '1' ? { inStock: '1' } : {}),
    ...(literal === '1' ? { literal: '1' } : {}),
    sort: sortOf(sort),
  }
}

/** The order after a tap on the price: ascending, then descending, in turn. */
export const nextPriceSort = (sort: Sort): Sort => (sort === 'priceAsc' ? 'priceDesc' : 'priceAsc')

/** Words of a search in one text: together as they were typed, else with blanks between them. */
export const asTyped = (words: readonly string[], typed: string): string =>
  typed.includes(words.join('')) ? words.join('') : words.join(' ')
