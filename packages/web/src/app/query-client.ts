import { type Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../platform/api-client/api-error.ts'
import { clearBadges } from '../platform/badges.ts'
import { onLocaleChange } from '../platform/i18n/locale.ts'
import { markStale } from '../platform/mark-stale.ts'
import { currentSession, onSessionChange } from '../platform/session.ts'
import { forgetPersonal } from '../platform/storage.ts'
import { forgetTabStored } from '../platform/tab-storage.ts'

/** The cache of server state. Pages show cached data at once and refresh it in the background. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The client already retries a GET after a network error; further retries would take half a minute.
    queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: false },
    // Without a network a mutation fails at once. A paused one would run later, when the person may be on another page.
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Whether a query has failed because the network did. */
const failedByNetwork = ({ state: { error } }: Query): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/**
 * What failed for want of a network is fetched anew once there is one. The library does this too, but only where it saw the network
 * go: it gets no such event in a document that opens without one.
 */
function retryOnline(): void {
  const filters = { type: 'active', predicate: failedByNetwork } as const
  window.addEventListener('online', () => void queryClient.refetchQueries(filters, { cancelRefetch: false }))
}

/** Clears the cache when the person, the roles or the language change: its data are only valid for one of each. */
export function startCacheRules(): void {
  retryOnline()
  let known = currentSession()
  onSessionChange(() => {
    const session = currentSession()
    const isSamePerson =
      session.token === known.token || (known.token !== undefined && session.replaces === known.token)
    if (!isSamePerson) {
      queryClient.clear()
      clearBadges()
      // What a guest fetched stays after their login; after a sign-out everything is cleared.
      if (known.token !== undefined) {
        forgetTabStored()
        forgetPersonal()
      }
    } else if (session.currentRoles !== known.currentRoles) {
      void markStale(queryClient)
    }
    known = session
  })
  onLocaleChange(() => void markStale(queryClient))
}
