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

/** Categories and construction stages: they change seldom, so one visit fetches them once. */
export const treeQuery = () => ({ ...apiQuery('catalogue.listCategories', {}), staleTime: 10 * 60_000 })

/** The banners of the home page. */
export const bannersQuery = () => apiQuery('catalogue.listBanners', {})

/** The products of a query, page by page. */
export const useProductPages = (query: ListQuery<'catalogue.listProducts'>) =>
  useApiPages('catalogue.listProducts', query)

/** The filters of a search with their counts, and the number of its products. */
export const facetsQuery = (query: ProductQuery) =>
  apiQuery('catalogue.listProducts', { query: { ...query, sort: 'sales', size: 1, withFacets: '1' } })

/**
 * One product with its SKUs and their stock, and its freight to an address of the caller. Always stale, so that a return to the
 * page shows today's price and stock.
 */
export const productQuery = (id: string, addressId?: string) => ({
  ...apiQuery('catalogue.getProduct', { params: { id }, query: addressId === undefined ? {} : { addressId } }),
  staleTime: 0,
})

/** The freight of a quantity of one SKU of a product; stale like the product. */
export const freightQuery = (id: string, query: RequestFor<'catalogue.getFreight'>['query']) => ({
  ...apiQuery('catalogue.getFreight', { params: { id }, query }),
  staleTime: 0,
})

/** Fetches a product again, for all addresses, after the server has reported another stock. */
export const refreshProduct = (client: QueryClient, id: string): Promise<void> =>
  markStale(client, { queryKey: [productQuery(id).queryKey[0], { params: { id } }] })

/** A shop, for the head of its product list. */
export const shopQuery = (id: string) => apiQuery('catalogue.getShop', { params: { id } })
