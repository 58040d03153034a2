import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from './badges.ts'
import { apiQuery } from './queries.ts'
import { activeRoles, useSession } from './session.ts'

const countQuery = () => apiQuery('cart.countLines', {})

/** Keeps the cart's badge: asked for when the app starts or someone signs in, then told by what changes the cart. For the shell. */
export function useCartBadge(): void {
  const roles = activeRoles(useSession())
  const { data } = useQuery({ ...countQuery(), enabled: roles !== undefined && mayOpen('cart', roles) })
  useEffect(() => {
    if (data) setBadge('cart', data.lines)
  }, [data])
}

/** Takes over the count that a change of the cart answered. */
export function useTakeCartCount(): (count: { lines: number }) => void {
  const client = useQueryClient()
  return (count) => {
    client.setQueryData(countQuery().queryKey, count)
    setBadge('cart', count.lines)
  }
}
