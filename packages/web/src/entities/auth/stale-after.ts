import type { StaleAfter } from '../stale.ts'

export const authStale: StaleAfter<'auth'> = {
  'auth.login': [],
  'auth.logout': [],
  'auth.resetPassword': [],
  'auth.selectRoles': ['account.getProfile'],
  'auth.sendCode': [],
  'auth.setPrimaryRole': [],
}
