import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { VIEWS } from '@zhujia/contract/orders/schemas.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { useEffect } from 'react'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { setAvailableRoles, setCurrentRoles } from '#platform/session.ts'

/** Whose orders: those one bought, or those of one's shops. */
export type OrdersView = (typeof VIEWS)[number]

const HISTORY_SHOWN = 10

/** Who is signed in, as the server knows them. */
export const profileQuery = () => apiQuery('account.getProfile', {})

// Both change elsewhere (a payment, a visit): asked anew whenever the page is shown again.
/** How many orders each tab holds. */
export const orderCountsQuery = (view: OrdersView) => ({
  ...apiQuery('orders.countOrders', { query: { view } }),
  staleTime: 0,
})
/** The products looked at last. */
export const historyQuery = () => ({
  ...apiQuery('catalogue.listHistory', { query: { size: HISTORY_SHOWN } }),
  staleTime: 0,
})

/** The profile for the pages about roles: what is granted may have changed since the login, the session learns it. */
export function useGrantedRoles() {
  const profile = useQuery(profileQuery())
  const granted = profile.data?.availableRoles
  useEffect(() => {
    if (granted) setAvailableRoles(granted)
  }, [granted])
  return profile
}

/** Replaces the active roles; whatever was answered for the old ones is asked anew. */
export function useSelectRoles() {
  const client = useQueryClient()
  const select = useApiMutation('auth.selectRoles')
  return {
    isPending: select.isPending,
    select: async (roleCodes: Role[]) => {
      setCurrentRoles(await select.mutateAsync({ body: { roleCodes } }))
      await client.invalidateQueries({ queryKey: profileQuery().queryKey })
    },
  }
}

/** Chooses the role that a new session starts with. */
export function useSetPrimaryRole() {
  const setPrimary = useApiMutation('auth.setPrimaryRole')
  return {
    isPending: setPrimary.isPending,
    setPrimary: async (roleCode: Role) => setAvailableRoles(await setPrimary.mutateAsync({ body: { roleCode } })),
  }
}

/** Saves nickname and avatar; the profile is read again. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const update = useApiMutation('account.updateProfile')
  return async (body: Parameters<typeof update.mutateAsync>[0]['body']) => {
    await update.mutateAsync({ body })
    await client.invalidateQueries({ queryKey: profileQuery().queryKey })
  }
}

/** Ends the session on the server. Without a toast: whoever leaves is signed out here in any case. */
export const useLogout = () => useApiMutation('auth.logout', { toast: false })
