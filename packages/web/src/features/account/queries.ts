import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, useApiMutation } from '../../platform/queries.ts'
import { setCurrentRoles } from '../../platform/session.ts'

/** Who is signed in, as the server knows them. */
export const profileQuery = () => apiQuery('account.getProfile', {})

/** Replaces the active roles; whatever was answered for the old ones is asked anew. */
export function useSelectRoles() {
  const client = useQueryClient()
  const select = useApiMutation('auth.selectRoles')
  return {
    isPending: select.isPending,
    select: async (roleCodes: Parameters<typeof select.mutateAsync>[0]['body']['roleCodes']) => {
      setCurrentRoles(await select.mutateAsync({ body: { roleCodes } }))
      await client.invalidateQueries({ queryKey: profileQuery().queryKey })
    },
  }
}

/** Ends the session on the server. Without a toast: whoever leaves is signed out here in any case. */
export const useLogout = () => useApiMutation('auth.logout', { toast: false })
