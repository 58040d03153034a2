import type { Expectation } from '#platform/api-client/types.ts'
import { useApiMutation } from '#platform/queries.ts'

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

/** Signs in by password or code; what comes back goes into the session. */
export const useLogin = () => useApiMutation('auth.login', { expect: LOGIN_SHAPE })

/** Has a code sent; answers how long until the next one. */
export const useSendCode = () => useApiMutation('auth.sendCode')

/** Sets a new password by code; every session of the account ends with it. */
export const useResetPassword = () => useApiMutation('auth.resetPassword')
