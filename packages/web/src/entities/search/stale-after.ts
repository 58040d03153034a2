import type { StaleAfter } from '../stale.ts'

export const searchStale: StaleAfter<'search'> = {
  'search.recordSearch': [],
}
