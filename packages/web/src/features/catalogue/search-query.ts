import type { RequestFor } from '../../platform/api-client/types.ts'

type ProductQuery = RequestFor<'catalogue.listProducts'>['query']
export type Sort = NonNullable<ProductQuery['sort']>

/** The longest text that can be searched for. */
export const WORDS_MAX = 60

/** What is searched for, as it stands in the search page's address. */
export interface Search {
  q?: string | undefined
  category?: string | undefined
  stage?: string | undefined
  shopId?: string | undefined
  sort?: string | undefined
}

const SORTS: Readonly<Record<Sort, true>> = { default: true, newest: true, sales: true, priceAsc: true, priceDesc: true }
const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

/** The order asked for; whatever an address bar holds besides is the default order. */
export const sortOf = (text: string | undefined): Sort => (text !== undefined && isSort(text) ? text : 'default')

/** Whether anything at all is looked for: without it the page offers history and ways in, not the whole catalogue. */
export const isEmptySearch = ({ q, category, stage, shopId }: Search): boolean => !q && !category && !stage && !shopId

/** The API's query for an address: empty parameters are none. */
export function requestOf({ q, category, stage, shopId, sort }: Search): ProductQuery {
  return {
    ...(q ? { q: q.slice(0, WORDS_MAX) } : {}),
    ...(category ? { category } : {}),
    ...(stage ? { stage } : {}),
    ...(shopId ? { shopId } : {}),
    sort: sortOf(sort),
  }
}

/** The order after a tap on the price: first the cheapest, then the dearest, and so on. */
export const nextPriceSort = (sort: Sort): Sort => (sort === 'priceAsc' ? 'priceDesc' : 'priceAsc')
