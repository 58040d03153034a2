import { useEffect, useState } from 'react'
import { now } from './clock.ts'

const secondsUntil = (deadline: number): number => Math.max(0, Math.ceil((deadline - now()) / 1000))

/**
 * Whole seconds left until an instant of the server's time (milliseconds), 0 when it has passed or is undefined. Each
 * tick asks the clock again, so a phone that slept shows the right number at once.
 */
export function useCountdown(deadline: number | undefined): number {
  const [, redraw] = useState(0)
  const left = deadline === undefined ? 0 : secondsUntil(deadline)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = window.setInterval(() => redraw((count) => count + 1), 1000)
    return () => window.clearInterval(timer)
  }, [running, deadline])
  return left
}
