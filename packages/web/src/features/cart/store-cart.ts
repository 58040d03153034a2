import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { type Cart, cartQuery, countQuery } from '#entities/cart/queries.ts'
import { linesOf } from './edits.ts'

/** The badge counts what the cart shows. */
export function storeCount(client: QueryClient, cart: Cart): void {
  client.setQueryData(countQuery().queryKey, { lines: linesOf(cart).length })
}

/** Stores a cart in the cache. `then` runs once the components that show it are notified. */
export function storeCart(client: QueryClient, cart: Cart, then: () => void): void {
  notifyManager.batch(() => {
    client.setQueryData(cartQuery().queryKey, cart)
    notifyManager.schedule(then)
  })
}
