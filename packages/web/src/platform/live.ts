import { useEffect, useEffectEvent } from 'react'

/** How often what somebody else may change is read again. */
export const LIVE_MS = 30_000

/** Nobody looks at a hidden window, and without a network nothing comes. */
const isWorthReading = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/** Reads again what others may change: every half minute while it is `open` and in sight, and whenever the window is turned to. */
export function useLive(open: boolean, reread: () => void): void {
  const read = useEffectEvent(() => {
    if (isWorthReading()) reread()
  })
  useEffect(() => {
    if (!open) return
    const turnTo = () => read()
    const timer = setInterval(turnTo, LIVE_MS)
    window.addEventListener('focus', turnTo)
    document.addEventListener('visibilitychange', turnTo)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', turnTo)
      document.removeEventListener('visibilitychange', turnTo)
    }
  }, [open])
}
