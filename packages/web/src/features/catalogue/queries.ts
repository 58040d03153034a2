import { useQueryClient } from '@tanstack/react-query'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { requestOf, type Search } from './search-query.ts'

export type Tree = ResponseFor<'catalogue.listCategories'>
export type Category = Tree['categories'][number]
export type Stage = Tree['stages'][number]
export type Facets = NonNullable<ResponseFor<'catalogue.listProducts'>['facets']>
export type Reading = NonNullable<ResponseFor<'catalogue.listProducts'>['reading']>
export type ProductDetail = ResponseFor<'catalogue.getProduct'>
export type Sku = ProductDetail['skus'][number]

/** Categories and construction stages: they change seldom, so a visit asks for them once. */
export const treeQuery = () => ({ ...apiQuery('catalogue.listCategories', {}), staleTime: 10 * 60_000 })

/**
 * One product with its SKUs and what is left of each, its freight quoted to an address of the caller's. Never fresh:
 * whoever comes back to it sees today's price and stock.
 */
export const productQuery = (id: string, addressId?: string) => ({
  ...apiQuery('catalogue.getProduct', { params: { id }, query: addressId === undefined ? {} : { addressId } }),
  staleTime: 0,
})

export type Shop = ResponseFor<'catalogue.getShop'>

/** A shop as the head of its goods shows it. */
export const shopQuery = (id: string) => apiQuery('catalogue.getShop', { params: { id } })

/** What the beginning of a word may become. */
export const suggestionsQuery = (q: string) => ({
  ...apiQuery('catalogue.suggestWords', { query: { q } }),
  staleTime: 60_000,
})

/** What many people search for. */
export const hotWordsQuery = () => ({ ...apiQuery('catalogue.listHotWords', {}), staleTime: 10 * 60_000 })

/** The filters that fit a search, with their counts, and how much it finds; in which order is nothing to them. */
export const facetsQuery = (search: Search) =>
  apiQuery('catalogue.listProducts', { query: { ...requestOf(search), sort: 'sales', size: 1, withFacets: '1' } })

/** Counts a search towards what is hot; nobody is told when that fails. */
export const useRecordSearch = () => useApiMutation('catalogue.recordSearch', { mask: false, toast: false })

/** Remembers that someone looked at a product; nobody is told when that fails. */
export const useRecordView = () => useApiMutation('catalogue.recordView', { mask: false, toast: false })

/** Puts a SKU in the cart. Without a mask: the button that was pressed shows that it works. */
export const useAddToCart = () => useApiMutation('cart.addLine', { mask: false })

/** Asks for a product anew, when the server has just said that its stock is another. */
export function useProductAnew(id: string): () => void {
  const client = useQueryClient()
  const [endpoint] = productQuery(id).queryKey
  return () => void client.invalidateQueries({ queryKey: [endpoint, { params: { id } }] })
}

export const useForgetViews = () => useApiMutation('catalogue.forgetViews')
export const useClearHistory = () => useApiMutation('catalogue.clearHistory')

/** What buyers say about a product, in figures; the block on its page shows two of them. */
export const reviewSummaryQuery = (id: string) => apiQuery('reviews.getReviewSummary', { params: { id } })
export const firstReviewsQuery = (id: string) =>
  apiQuery('reviews.listProductReviews', { params: { id }, query: { size: 2 } })
