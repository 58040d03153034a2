import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from '#platform/badges.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { countQuery } from './queries.ts'

/**
 * How many lines the cart holds, on its tab, with those that cannot be bought now: as in other shops they count until somebody
 * removes them, and the cart's own button counts what is ordered. Asked for when the app starts or someone signs in, for
 * roles that have a cart. Whoever changes the cart puts the new count into this query. For the tab bar.
 */
export function useCartBadge(): void {
  const enabled = mayOpen('cart', activeRoles(useSession()))
  const { data } = useQuery({ ...countQuery(), enabled })
  const lines = enabled ? data?.lines : 0
  useEffect(() => {
    if (lines !== undefined) setBadge('cart', lines)
  }, [lines])
}

/** Stores the count from the answer to a change of the cart. */
export function useTakeCartCount(): (count: { lines: number }) => void {
  const client = useQueryClient()
  return (count) => void client.setQueryData(countQuery().queryKey, count)
}
