import { useQueryClient } from '@tanstack/react-query'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Expectation } from '#platform/api-client/types.ts'
import { useApiMutation } from '#platform/queries.ts'
import { setAvailableRoles, setCurrentRoles } from '#platform/session.ts'
import { refreshAfter } from '../stale-after.ts'

/** The answer of a login that can be used: a token and both lists of roles (spec §7). */
const LOGIN_SHAPE: Expectation = {
  holds: (data) =>
    typeof data === 'object' &&
    data !== null &&
    'token' in data &&
    typeof data.token === 'string' &&
    data.token !== '' &&
    'currentRoles' in data &&
    Array.isArray(data.currentRoles) &&
    'availableRoles' in data &&
    Array.isArray(data.availableRoles),
  otherwise: 'loginFormat',
}

/** Signs in by password or code, and stores the answer in the session. */
export const useLogin = () => useApiMutation('auth.login', { expect: LOGIN_SHAPE })

/** Requests a code; answers the seconds until the next one may be requested. */
export const useSendCode = () => useApiMutation('auth.sendCode')

/** Sets a new password by code; every session of the account ends with it. */
export const useResetPassword = () => useApiMutation('auth.resetPassword')

/** Replaces the active roles, and fetches everything again that depends on them. */
export function useSelectRoles() {
  const client = useQueryClient()
  const select = useApiMutation('auth.selectRoles')
  return {
    isPending: select.isPending,
    select: async (roleCodes: Role[]) => {
      setCurrentRoles(await select.mutateAsync({ body: { roleCodes } }))
      await refreshAfter(client, 'auth.selectRoles')
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

/** Ends the session on the server. Without a toast, because this device signs out in any case. */
export const useLogout = () => useApiMutation('auth.logout', { toast: false })
