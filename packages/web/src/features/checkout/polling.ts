import { useEffect, useEffectEvent, useState } from 'react'

/** The waits between two polls after coming back from a cashier; the last one repeats until the minute is over. */
const WAITS_MS = [1000, 2000, 3000, 5000, 8000]
const LAST_MS = 8000
export const POLL_MS = 60_000
/** From then on, for as long as the page is open: the server asks the provider minutes apart. */
export const SLOW_MS = 30_000
/** A result that is not there by then was not reported: "within seconds" is no longer true. */
export const SOON_MS = 15_000

/** The wait before the next poll. */
export function waitAfter(polls: number, elapsedMs: number): number {
  const wait = WAITS_MS[polls] ?? LAST_MS
  return elapsedMs + wait > POLL_MS ? SLOW_MS : wait
}

/**
 * Polls while `active` and in sight, and begins anew whenever the page becomes visible again.
 * @returns whether the result is later than it usually is
 */
export function usePolling(active: boolean, poll: () => void): boolean {
  const [isLate, setLate] = useState(false)
  const pollNow = useEffectEvent(poll)
  useEffect(() => {
    if (!active) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let late: ReturnType<typeof setTimeout> | undefined
    const next = (polls: number, elapsedMs: number) => {
      const wait = waitAfter(polls, elapsedMs)
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') pollNow()
        next(polls + 1, elapsedMs + wait)
      }, wait)
    }
    const stop = () => {
      clearTimeout(timer)
      clearTimeout(late)
    }
    const begin = () => {
      stop()
      setLate(false)
      late = setTimeout(() => setLate(true), SOON_MS)
      next(0, 0)
    }
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return
      pollNow()
      begin()
    }
    begin()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [active])
  return isLate
}
