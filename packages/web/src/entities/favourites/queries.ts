import type { FAVOURITE_KINDS } from '@zhujia/contract/favourites/schemas.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api-client/api.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import type { CallOptions, ResponseFor } from '#platform/api-client/types.ts'
import { useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { refresh } from '../stale-after.ts'

export type FavouriteKind = (typeof FAVOURITE_KINDS)[number]
type Marks = ResponseFor<'favourites.getMarks'>

/** What a mark is on. */
export interface Marked {
  /** The product on whose page the mark is; undefined on pages of a shop. */
  productId?: string | undefined
  /** The id of the product or of the shop. */
  id: string
}

/** Whether a product and its shop are favourites. Without a product only the mark of the shop is fetched. */
export const marksQuery = ({ productId, id }: Marked) => {
  const key = productId === undefined ? 'favourites.getShopMark' : 'favourites.getMarks'
  const request = { params: { id: productId ?? id } }
  return queryOptions<Partial<Marks>, ApiError>({
    queryKey: [key, request],
    queryFn: ({ signal }) => call(key, request, { mask: false, toast: false, signal }),
  })
}

/** How many favourites there are of each kind. Changes on many pages, so it is fetched again whenever it is shown. */
export const favouriteCountsQuery = () => ({ ...apiQuery('favourites.countFavourites', {}), staleTime: 0 })

export const useFavouriteProductPages = () => useApiPages('favourites.listProducts', {})
export const useFavouriteShopPages = () => useApiPages('favourites.listShops', {})

/** Fetches all queries of the favourites again. */
export const refreshFavourites = (client: QueryClient): Promise<void> => refresh(client, ['favourites'])

type Masking = Pick<CallOptions, 'mask'>

export const useAddFavourites = (options?: Masking) => useApiMutation('favourites.addFavourites', options)
export const useRemoveFavourites = (options?: Masking) => useApiMutation('favourites.removeFavourites', options)
/** Moves lines of the cart to the favourites. */
export const useMoveFromCart = () => useApiMutation('favourites.moveFromCart')
