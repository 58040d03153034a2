import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from './store.ts'

/** How often what somebody else may change is read again. */
export const LIVE_MS = 30_000

const streaming = createStore(false)

/** Says whether the event stream of this browser is open: what it hints at is then not read by time. */
export const setStreaming = (isOpen: boolean): void => streaming.set(isOpen)

export const useStreaming = (): boolean => useStore(streaming)

/** Nobody looks at a hidden window, and without a network nothing comes. */
const isWorthReading = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/** Reads again what others may change: every half minute while it is `open` and in sight, and whenever the window is turned to. */
export function useLive(open: boolean, reread: () => void): void {
  useReading(open, reread, true)
}

/**
 * The same for what the event stream hints at: every half minute only while there is no stream, and once when it ends, which may be
 * because the session did.
 */
export function useHinted(open: boolean, reread: () => void): void {
  const isStreaming = useStreaming()
  useReading(open, reread, !isStreaming)
  const ended = useEffectEvent(() => {
    if (open && isWorthReading()) reread()
  })
  useEffect(() => {
    if (!isStreaming) return
    return () => ended()
  }, [isStreaming])
}

function useReading(open: boolean, reread: () => void, byTime: boolean): void {
  const read = useEffectEvent(() => {
    if (isWorthReading()) reread()
  })
  useEffect(() => {
    if (!open || !byTime) return
    const timer = setInterval(() => read(), LIVE_MS)
    return () => clearInterval(timer)
  }, [open, byTime])
  useEffect(() => {
    if (!open) return
    const turnTo = () => read()
    window.addEventListener('focus', turnTo)
    document.addEventListener('visibilitychange', turnTo)
    return () => {
      window.removeEventListener('focus', turnTo)
      document.removeEventListener('visibilitychange', turnTo)
    }
  }, [open])
}
