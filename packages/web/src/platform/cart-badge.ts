import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from './badges.ts'
import { apiQuery } from './queries.ts'
import { activeRoles, useSession } from './session.ts'

const countQuery = () => apiQuery('cart.countLines', {})

/**
 * How many lines the cart holds, on its tab: asked for when the app starts or someone signs in, for roles that have a
 * cart. Whoever changes the cart puts the new count into this query. For the tab bar.
 */
export function useCartBadge(): void {
  const enabled = mayOpen('cart', activeRoles(useSession()))
  const { data } = useQuery({ ...countQuery(), enabled })
  const lines = enabled ? data?.lines : 0
  useEffect(() => {
    if (lines !== undefined) setBadge('cart', lines)
  }, [lines])
}

/** Takes over the count that a change of the cart answered. */
export function useTakeCartCount(): (count: { lines: number }) => void {
  const client = useQueryClient()
  return (count) => void client.setQueryData(countQuery().queryKey, count)
}
