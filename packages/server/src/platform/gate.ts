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
    // The place goes to the next one that waits, so `running` does not change.
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

/** A separate queue in front of shared places; at most as many as `own` allows wait for the shared ones. */
export function makeGateInto(shared: Gate, own: { width: number; queueMax: number }): Gate {
  const gate = makeGate(own.width, own.queueMax)
  const run = <T>(work: () => Promise<T>): Promise<T> => gate(() => shared(work))
  return Object.assign(run, { isIdle: () => gate.isIdle() && shared.isIdle() })
}

/** A gate for each key, for as long as work runs or waits in it. */
export type Gates = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function makeGates(width: number, queueMax: number): Gates {
  const gates = new Map<string, Gate>()
  return async (key, work) => {
    const gate = gates.get(key) ?? makeGate(width, queueMax)
    gates.set(key, gate)
    try {
      return await gate(work)
    } finally {
      if (gate.isIdle()) gates.delete(key)
    }
  }
}
