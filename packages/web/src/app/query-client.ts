import { QueryClient } from '@tanstack/react-query'
import { clearBadges } from '../platform/badges.ts'
import { onLocaleChange } from '../platform/i18n/locale.ts'
import { currentSession, onSessionChange } from '../platform/session.ts'
import { forgetPersonal } from '../platform/storage.ts'
import { forgetTabStored } from '../platform/tab-storage.ts'

/** The cache of server state. Pages come back at once from it and are refreshed behind. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The client itself sends a GET again after a network error; asking twice more on top would take half a minute.
    queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: false },
  },
})

/** Keeps the cache honest: another person must not see it, another role or language must not be answered from it. */
export function startCacheRules(): void {
  let known = currentSession()
  onSessionChange(() => {
    const session = currentSession()
    if (session.token !== known.token) {
      queryClient.clear()
      clearBadges()
      // What a guest began goes on after their login; what somebody leaves behind is for nobody else.
      if (known.token !== undefined) {
        forgetTabStored()
        forgetPersonal()
      }
    } else if (session.currentRoles !== known.currentRoles) {
      void queryClient.invalidateQueries()
    }
    known = session
  })
  onLocaleChange(() => void queryClient.invalidateQueries())
}
