import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back each time a page becomes visible again, not the first time: it can then refresh in the background what may
 * have changed while it was covered.
 */
export function useShownAgain(callback: () => void): void {
  const wasShown = useRef(false)
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (wasShown.current) call()
    wasShown.current = true
  }, [])
}
