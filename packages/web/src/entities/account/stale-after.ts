import type { StaleAfter } from '../stale.ts'

export const accountStale: StaleAfter<'account'> = {
  'account.updateProfile': ['account.getProfile'],
}
