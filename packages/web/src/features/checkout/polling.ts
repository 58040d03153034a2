import { useEffect, useEffectEvent, useState } from 'react'

/** Waits between the questions after coming back from a cashier; the last one repeats until the minute is over. */
const WAITS_MS = [1000, 2000, 3000, 5000, 8000]
const LAST_MS = 8000
export const POLL_MS = 60_000

/** The wait before the next question, undefined when its time would be over. */
export function waitAfter(asked: number, elapsedMs: number): number | undefined {
  const wait = WAITS_MS[asked] ?? LAST_MS
  return elapsedMs + wait > POLL_MS ? undefined : wait
}

/**
 * Asks again and again for a minute while `active`, and begins anew whenever the page comes back into sight.
 * @returns whether the minute is over without an end
 */
export function usePolling(active: boolean, ask: () => void): boolean {
  const [isOver, setOver] = useState(false)
  const question = useEffectEvent(ask)
  useEffect(() => {
    if (!active) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = (asked: number, elapsedMs: number) => {
      const wait = waitAfter(asked, elapsedMs)
      setOver(wait === undefined)
      if (wait === undefined) return
      timer = setTimeout(() => {
        question()
        next(asked + 1, elapsedMs + wait)
      }, wait)
    }
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      question()
      next(0, 0)
    }
    next(0, 0)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [active])
  return isOver
}
