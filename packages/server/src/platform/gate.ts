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

/** What waits: the keys of each step of the paths take turns, and so on down each path. */
class Turns {
  #own: (() => void)[] = []
  #next = new Map<string, Turns>()

  get isEmpty(): boolean {
    return this.#own.length === 0 && this.#next.size === 0
  }

  push([key, ...path]: readonly string[], begin: () => void): void {
    if (key === undefined) return void this.#own.push(begin)
    const next = this.#next.get(key) ?? new Turns()
    this.#next.set(key, next)
    next.push(path, begin)
  }

  shift(): (() => void) | undefined {
    const [turn] = this.#next
    if (!turn) return this.#own.shift()
    const [key, next] = turn
    const begin = next.shift()
    // Behind the others, if there is more of it.
    this.#next.delete(key)
    if (!next.isEmpty) this.#next.set(key, next)
    return begin
  }
}

/** Begins work, unless its deadline has passed while it waited: then it was answered, and is refused as busy. */
export async function inTime<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal?.aborted) throw new Refusal('BUSY')
  return work()
}

/** Who waits, from the widest group to the narrowest, and until when. */
export interface Turn {
  path: readonly string[]
  signal?: AbortSignal
}

export type FairGate = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

/**
 * Lets `width` pieces of work run at a time. Those that wait take turns by their paths: however many of one group wait, another group is
 * next but one. Work whose signal is aborted when its turn comes is refused as busy and not begun. Callers limit how many wait.
 */
export function makeFairGate(width: number): FairGate {
  let running = 0
  const waiting = new Turns()
  return async ({ path, signal }, work) => {
    if (running === width) await new Promise<void>((begin) => waiting.push(path, begin))
    else running++
    try {
      return await inTime(signal, work)
    } finally {
      // The place goes to the next one that waits.
      const begin = waiting.shift()
      if (begin) begin()
      else running--
    }
  }
}
