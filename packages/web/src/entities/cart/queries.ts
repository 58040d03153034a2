import type { CallOptions, ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type Cart = ResponseFor<'cart.getCart'>

/** The cart at today's prices. Always stale: coming back to it fetches again in the background. */
export const cartQuery = () => ({ ...apiQuery('cart.getCart', {}), staleTime: 0 })

/** How many lines the cart holds. */
export const countQuery = () => apiQuery('cart.countLines', {})

type Silence = Pick<CallOptions, 'mask' | 'toast'>

/** Adds a SKU to the cart. Without a mask, because the pressed button shows the progress. */
export const useAddLine = () => useApiMutation('cart.addLine', { mask: false })
export const useUpdateLine = (options?: Silence) => useApiMutation('cart.updateLine', options)
export const useSelectLines = (options?: Silence) => useApiMutation('cart.selectLines', options)
export const useRemoveLines = (options?: Silence) => useApiMutation('cart.removeLines', options)
