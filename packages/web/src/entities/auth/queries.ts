import { useQueryClient } from '@tanstack/react-query'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Expectation, ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { renewToken, setAvailableRoles, setCurrentRoles } from '#platform/session.ts'
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

/** How the account is protected: phone, password, number of sessions. */
export const securityQuery = () => apiQuery('auth.getSecurity', {})

/** Where the person is logged in, this device first. */
export const sessionsQuery = () => apiQuery('auth.listSessions', {})
export type SessionOfMine = ResponseFor<'auth.listSessions'>[number]

/** Logs one other device out, or all others; the list is read again. */
export function useEndSessions() {
  const client = useQueryClient()
  const endOne = useApiMutation('auth.endSession')
  const endOthers = useApiMutation('auth.endOtherSessions')
  return {
    isPending: endOne.isPending || endOthers.isPending,
    endOne: async (id: string) => {
      await endOne.mutateAsync({ params: { id } })
      await refreshAfter(client, 'auth.endSession')
    },
    endOthers: async () => {
      await endOthers.mutateAsync({})
      await refreshAfter(client, 'auth.endOtherSessions')
    },
  }
}

/** Sends a code for what the person does while logged in: to their own phone or to a new one. */
export const useSendOwnCode = () => useApiMutation('auth.sendOwnCode')

/** Sets a new password; this device goes on under the token of the answer. */
export function useChangePassword() {
  const client = useQueryClient()
  const change = useApiMutation('auth.changePassword')
  return async (body: Parameters<typeof change.mutateAsync>[0]['body']) => {
    renewToken((await change.mutateAsync({ body })).token)
    await refreshAfter(client, 'auth.changePassword')
  }
}

/** Sets a new phone; this device goes on under the token of the answer. */
export function useChangePhone() {
  const client = useQueryClient()
  const change = useApiMutation('auth.changePhone')
  return async (body: Parameters<typeof change.mutateAsync>[0]['body']) => {
    renewToken((await change.mutateAsync({ body })).token)
    await refreshAfter(client, 'auth.changePhone')
  }
}

/** Requests a new phone that the old one does not agree to. */
export function useRequestPhoneChange() {
  const client = useQueryClient()
  const request = useApiMutation('auth.requestPhoneChange')
  return async (body: Parameters<typeof request.mutateAsync>[0]['body']) => {
    await request.mutateAsync({ body })
    await refreshAfter(client, 'auth.requestPhoneChange')
  }
}

/** Cancels that request. */
export function useCancelPhoneChange() {
  const client = useQueryClient()
  const cancel = useApiMutation('auth.cancelPhoneChange')
  return {
    isPending: cancel.isPending,
    cancel: async () => {
      await cancel.mutateAsync({})
      await refreshAfter(client, 'auth.cancelPhoneChange')
    },
  }
}
