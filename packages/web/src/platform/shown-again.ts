import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back each time a kept page comes back into sight, not the first time: it then fetches anew, quietly, what may
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
