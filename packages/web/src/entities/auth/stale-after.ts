import type { StaleAfter } from '../stale.ts'

const SESSIONS = ['auth.listSessions', 'auth.getSecurity'] as const
/** What a new password or phone changes. */
const PROOF = [...SESSIONS, 'account.getProfile', 'notifications'] as const

export const authStale: StaleAfter<'auth'> = {
  'auth.cancelPhoneChange': ['auth.getSecurity', 'notifications'],
  'auth.changePassword': PROOF,
  'auth.changePhone': PROOF,
  'auth.endOtherSessions': SESSIONS,
  'auth.endSession': SESSIONS,
  'auth.login': [],
  'auth.logout': [],
  'auth.requestPhoneChange': ['auth.getSecurity', 'notifications'],
  'auth.resetPassword': [],
  'auth.selectRoles': ['account.getProfile', 'notifications'],
  'auth.sendCode': [],
  'auth.sendOwnCode': [],
  'auth.setPrimaryRole': [],
}
