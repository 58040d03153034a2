import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from '#platform/badges.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { countQuery } from './queries.ts'

/**
 * The number of cart lines, as the badge of the cart's tab. Lines that cannot be bought count until they are removed. Fetched at
 * the start and after a login, for roles with a cart; every change of the cart writes the new count into this query.
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
