import { Refusal } from './refusal.ts'

/** How work waits. */
export interface Turn {
  /** Who waits, from the widest group to the narrowest; without one, work waits in order. */
  path?: readonly string[]
  /** Aborted when nobody waits for the work any more. */
  signal?: AbortSignal | undefined
}

/** Runs work when its turn comes. */
export interface Gate {
  <T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  /** Whether nothing runs here now. */
  isIdle(): boolean
  /** Whether something waits here now. */
  isAwaited(): boolean
}

interface Waiter {
  path: readonly string[]
  begin(): void
  /** Ends the waiting with "busy"; nothing, once it has ended. */
  refuse(): void
}

/** What waits: the keys of each step of the paths take turns, and so on down each path. */
class Turns {
  #own = new Set<Waiter>()
  #next = new Map<string, Turns>()

  get size(): number {
    return [...this.#next.values()].reduce((sum, { size }) => sum + size, this.#own.size)
  }

  add(waiter: Waiter, [key, ...path] = waiter.path): void {
    if (key === undefined) return void this.#own.add(waiter)
    const next = this.#next.get(key) ?? new Turns()
    this.#next.set(key, next)
    next.add(waiter, path)
  }

  /** @returns false when it does not wait here */
  remove(waiter: Waiter, [key, ...path] = waiter.path): boolean {
    if (key === undefined) return this.#own.delete(waiter)
    const next = this.#next.get(key)
    const hasWaited = next?.remove(waiter, path) ?? false
    if (next?.size === 0) this.#next.delete(key)
    return hasWaited
  }

  /** Takes out the one whose turn it is. */
  shift(): Waiter | undefined {
    const [turn] = this.#next
    if (!turn) {
      const [first] = this.#own
      if (first) this.#own.delete(first)
      return first
    }
    const [key, next] = turn
    const first = next.shift()
    // Behind the others, if there is more of it.
    this.#next.delete(key)
    if (next.size > 0) this.#next.set(key, next)
    return first
  }

  /** The newest one of the group of which most wait; where several are as large, of the one that came last. */
  newest(): Waiter | undefined {
    const fullest = [...this.#next.values()].toSorted((a, b) => a.size - b.size).at(-1)
    return fullest ? fullest.newest() : [...this.#own].at(-1)
  }
}

/**
 * Lets `width` pieces of heavy work run at a time. Those that wait take turns by their paths: however many of one group wait, another
 * group is next but one. Beyond `queueMax` the newest one of the group of which most wait is answered "busy" at once, because a longer wait
 * would outlast the client: who fills the queue displaces nobody else. Work whose signal is aborted gives up its place and is not begun.
 */
export function makeGate(width: number, queueMax = Infinity): Gate {
  let running = 0
  const waiting = new Turns()
  const wait = async ({ path = [], signal }: Turn): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = (): void => void (waiting.remove(waiter) && reject(new Refusal('BUSY')))
    const waiter: Waiter = { path, begin: resolve, refuse }
    waiting.add(waiter)
    signal?.addEventListener('abort', refuse)
    if (waiting.size > queueMax) waiting.newest()?.refuse()
    await promise.finally(() => signal?.removeEventListener('abort', refuse))
  }
  const run = async <T>(work: () => Promise<T>, turn: Turn = {}): Promise<T> => {
    if (turn.signal?.aborted) throw new Refusal('BUSY')
    if (running < width) running++
    else await wait(turn)
    try {
      return await work()
    } finally {
      // The place goes to the next one that waits, so `running` does not change.
      const next = waiting.shift()
      if (next) next.begin()
      else running--
    }
  }
  return Object.assign(run, { isIdle: () => running === 0, isAwaited: () => waiting.size > 0 })
}

/** A separate queue in front of shared places; at most as many as `own` allows wait for the shared ones. */
export function makeGateInto(shared: Gate, own: { width: number; queueMax: number }): Gate {
  const gate = makeGate(own.width, own.queueMax)
  const run = <T>(work: () => Promise<T>, turn?: Turn): Promise<T> => gate(() => shared(work, turn), turn)
  return Object.assign(run, { isIdle: () => gate.isIdle() && shared.isIdle(), isAwaited: () => gate.isAwaited() })
}

/** A gate for each key, for as long as work runs or waits in it. */
export type Gates = <T>(key: string, work: () => Promise<T>, turn?: Turn) => Promise<T>

export function makeGates(width: number, queueMax: number): Gates {
  const gates = new Map<string, Gate>()
  return async (key, work, turn) => {
    const gate = gates.get(key) ?? makeGate(width, queueMax)
    gates.set(key, gate)
    try {
      return await gate(work, turn)
    } finally {
      // Of those that leave at once the first one removes the gate; the key may have another one since, which is in use.
      if (gates.get(key)?.isIdle()) gates.delete(key)
    }
  }
}
