import { useEffect, useState } from 'react'

const left = (until: number | undefined, now: () => number) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))

/**
 * Whole seconds until an instant, counted from the clock at every tick, so that a page that slept in the
 * background is correct again at once. `until` and `now()` are milliseconds of the same clock.
 */
export function useSecondsLeft(until: number | undefined, now: () => number): number {
  const [seconds, setSeconds] = useState(() => left(until, now))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      setSeconds(left(until, now))
      const rest = until === undefined ? 0 : until - now()
      // To the next whole second, and one millisecond past it: timers may fire early.
      if (rest > 0) timer = setTimeout(tick, (rest % 1000) + 1)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, now])
  return seconds
}
