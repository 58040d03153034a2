import { QueryClient } from '@tanstack/react-query'
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

/** Clears the cache when the person, the roles or the language change: its data are only valid for one of each. */
export function startCacheRules(): void {
  let known = currentSession()
  onSessionChange(() => {
    const session = currentSession()
    if (session.token !== known.token) {
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
