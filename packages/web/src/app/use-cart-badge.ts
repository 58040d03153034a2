import { useQuery } from '@tanstack/react-query'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { useEffect } from 'react'
import { setBadge } from '../platform/badges.ts'
import { apiQuery } from '../platform/queries.ts'
import { activeRoles, useSession } from '../platform/session.ts'

/** How many lines the cart holds, on its tab. Whoever changes the cart puts the new count into this query. */
export function useCartBadge(): void {
  const enabled = mayOpen('cart', activeRoles(useSession()))
  const { data } = useQuery({ ...apiQuery('cart.countLines', {}), enabled })
  const lines = enabled ? data?.lines : 0
  useEffect(() => {
    if (lines !== undefined) setBadge('cart', lines)
  }, [lines])
}
