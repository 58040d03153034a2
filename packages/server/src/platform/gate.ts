import { Refusal } from './refusal.ts'

/** Runs work when its turn comes. */
export interface Gate {
  <T>(work: () => Promise<T>): Promise<T>
  /** Whether nothing runs here now. */
  isIdle(): boolean
}

/**
 * Lets `width` pieces of heavy work run at a time; the rest wait in order, and beyond `queueMax` waiting ones the answer is
 * "busy" at once, because a longer wait would outlast the client.
 */
export function makeGate(width: number, queueMax: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (running < width) {
      running++
      return
    }
    if (waiting.length >= queueMax) throw new Refusal('BUSY')
    // Whoever leaves hands its place over, so `running` stays.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return Object.assign(run, { isIdle: () => running === 0 })
}
