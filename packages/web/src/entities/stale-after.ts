import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { markStale } from '#platform/mark-stale.ts'
import { accountStale } from './account/stale-after.ts'
import { addressesStale } from './addresses/stale-after.ts'
import { authStale } from './auth/stale-after.ts'
import { cartStale } from './cart/stale-after.ts'
import { depositsStale } from './deposits/stale-after.ts'
import { favouritesStale } from './favourites/stale-after.ts'
import { filesStale } from './files/stale-after.ts'
import { notificationsStale } from './notifications/stale-after.ts'
import { ordersStale } from './orders/stale-after.ts'
import { organisationsStale } from './organisations/stale-after.ts'
import { paymentsStale } from './payments/stale-after.ts'
import { reviewsStale } from './reviews/stale-after.ts'
import { searchStale } from './search/stale-after.ts'
import { viewsStale } from './views/stale-after.ts'
import type { MutationKey, Stale } from './stale.ts'

/** Which queries each mutation makes stale, from its area's stale-after.ts: a mutation that is in none does not compile. */
export const STALE_AFTER: Readonly<Record<MutationKey, readonly Stale[]>> = {
  ...accountStale,
  ...addressesStale,
  ...authStale,
  ...cartStale,
  ...depositsStale,
  ...favouritesStale,
  ...filesStale,
  ...notificationsStale,
  ...ordersStale,
  ...organisationsStale,
  ...paymentsStale,
  ...reviewsStale,
  ...searchStale,
  ...viewsStale,
}

/** Marks queries stale; those on screen are fetched again, except the one whose page does so itself. */
export function refresh(client: QueryClient, stale: readonly Stale[], except?: QueryKey): Promise<void> {
  const excepted = except && JSON.stringify(except)
  return markStale(client, {
    predicate: ({ queryKey }) => {
      const [endpoint] = queryKey
      const isStale =
        typeof endpoint === 'string' && stale.some((one) => endpoint === one || endpoint.startsWith(`${one}.`))
      return isStale && JSON.stringify(queryKey) !== excepted
    },
  })
}

/** Marks stale what a mutation has changed. */
export const refreshAfter = (client: QueryClient, mutation: MutationKey, except?: QueryKey): Promise<void> =>
  refresh(client, STALE_AFTER[mutation], except)
