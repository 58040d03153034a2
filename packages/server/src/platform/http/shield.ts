import type { Clock } from '../clock.ts'
import { SourceCounts } from '../networks.ts'

/** A coarse limit against floods: calls of one source, counted for each process alone in fixed minutes. */
export function makeShield(perMinute: number, clock: Clock): (address: string) => boolean {
  return inMinutes(clock, new SourceCounts(perMinute))
}

/** The same for one person, wherever they call from; 0 is without a limit. */
export function makePersonShield(perMinute: number, clock: Clock): (userId: string) => boolean {
  const counts = new Map<string, number>()
  const take = (userId: string): boolean => {
    const count = (counts.get(userId) ?? 0) + 1
    counts.set(userId, count)
    return count <= perMinute
  }
  return perMinute === 0 ? () => true : inMinutes(clock, { take, clear: () => counts.clear() })
}

/** Counts that begin anew with each minute. */
function inMinutes(clock: Clock, counts: { take(key: string): boolean; clear(): void }): (key: string) => boolean {
  let minute = 0
  return (key) => {
    const current = Math.floor(clock.now().getTime() / 60_000)
    if (current !== minute) counts.clear()
    minute = current
    return counts.take(key)
  }
}

/** What was found lately, the newest `max` of it. */
export class Recent<Value> {
  readonly #found = new Map<string, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): Value | undefined {
    return this.#found.get(key)
  }

  set(key: string, value: Value): void {
    this.#found.set(key, value)
    const [oldest] = this.#found.keys()
    if (this.#found.size > this.#max && oldest !== undefined) this.#found.delete(oldest)
  }

  delete(key: string): void {
    this.#found.delete(key)
  }
}
