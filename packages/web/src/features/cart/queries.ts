import { notifyManager, type QueryClient } from '@tanstack/react-query'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { type Cart, linesOf } from './edits.ts'

/** The cart at today's prices. Never fresh: coming back to it asks anew, behind what is shown. */
export const cartQuery = () => ({ ...apiQuery('cart.getCart', {}), staleTime: 0 })

const countQuery = () => apiQuery('cart.countLines', {})

/** The badge counts what the cart shows. */
export function keepCount(client: QueryClient, cart: Cart): void {
  client.setQueryData(countQuery().queryKey, { lines: linesOf(cart).length })
}

/** Reads the cart again after it was changed. A reading that was under way before the change is cancelled. */
export async function readCart(client: QueryClient): Promise<Cart> {
  await client.cancelQueries({ queryKey: cartQuery().queryKey })
  return client.fetchQuery(cartQuery())
}

/** Shows a cart that was read. `then` runs when whoever shows it knows. */
export function keepCart(client: QueryClient, cart: Cart, then: () => void): void {
  notifyManager.batch(() => {
    client.setQueryData(cartQuery().queryKey, cart)
    notifyManager.schedule(then)
  })
}

// What the cart shows is changed before the server has answered: no mask over it, and its own words when refused.
const QUIET = { mask: false, toast: false } as const

export const useUpdateLine = () => useApiMutation('cart.updateLine', QUIET)
export const useSelectLines = () => useApiMutation('cart.selectLines', QUIET)
export const useRemoveLines = () => useApiMutation('cart.removeLines', QUIET)

export type Product = ResponseFor<'catalogue.getProduct'>

/** A product with its SKUs as they are now, to choose another of them. */
export const productQuery = (id: string) => ({
  ...apiQuery('catalogue.getProduct', { params: { id }, query: {} }),
  staleTime: 0,
})
