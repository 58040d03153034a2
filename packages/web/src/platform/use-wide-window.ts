import { useSyncExternalStore } from 'react'

/** The width from which a wide page shows a table, in px. */
const WIDE_PX = 1024

const wideQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.(`(min-width: ${WIDE_PX}px)`)

function subscribe(listener: () => void): () => void {
  const query = wideQuery()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the window is wide enough for a table on a page whose screen is wide. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => wideQuery()?.matches ?? false)
