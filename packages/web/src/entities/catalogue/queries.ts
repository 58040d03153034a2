import type { QueryClient } from '@tanstack/react-query'
import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { markStale } from '#platform/mark-stale.ts'
import { type ListQuery, useApiPages } from '#platform/pages.ts'
import { apiQuery } from '#platform/queries.ts'

export type Tree = ResponseFor<'catalogue.listCategories'>
export type Category = Tree['categories'][number]
export type Stage = Tree['stages'][number]
export type Facets = NonNullable<ResponseFor<'catalogue.listProducts'>['facets']>
export type Reading = NonNullable<ResponseFor<'catalogue.listProducts'>['reading']>
export type ProductDetail = ResponseFor<'catalogue.getProduct'>
export type Sku = ProductDetail['skus'][number]
export type ProductQuery = RequestFor<'catalogue.listProducts'>['query']
export type Shop = ResponseFor<'catalogue.getShop'>

/** Categories and construction stages: they change seldom, so a visit asks for them once. */
export const treeQuery = () => ({ ...apiQuery('catalogue.listCategories', {}), staleTime: 10 * 60_000 })

/** What the home page shows on top. */
export const bannersQuery = () => apiQuery('catalogue.listBanners', {})

/** The products that fit, page by page. */
export const useProductPages = (query: ListQuery<'catalogue.listProducts'>) =>
  useApiPages('catalogue.listProducts', query)

/** The filters that fit a search, with their counts, and how many products it finds; their order does not matter. */
export const facetsQuery = (query: ProductQuery) =>
  apiQuery('catalogue.listProducts', { query: { ...query, sort: 'sales', size: 1, withFacets: '1' } })

/**
 * One product with its SKUs and what is left of each, its freight quoted to an address of the caller's. Always stale:
 * whoever comes back to it sees today's price and stock.
 */
export const productQuery = (id: string, addressId?: string) => ({
  ...apiQuery('catalogue.getProduct', { params: { id }, query: addressId === undefined ? {} : { addressId } }),
  staleTime: 0,
})

/** Fetches a product again, to whatever address, when the server has just said that its stock is another. */
export const refreshProduct = (client: QueryClient, id: string): Promise<void> =>
  markStale(client, { queryKey: [productQuery(id).queryKey[0], { params: { id } }] })

/** A shop as the head of its goods shows it. */
export const shopQuery = (id: string) => apiQuery('catalogue.getShop', { params: { id } })
