import { isIPv6 } from 'node:net'
import type { Clock } from '../clock.ts'

/**
 * Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, in which anybody has as many addresses as they like.
 */
export function originOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** A coarse limit against floods: calls of one origin, counted for each process alone in fixed minutes. */
export function makeShield(perMinute: number, clock: Clock): (address: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  return (address) => {
    const current = Math.floor(clock.now().getTime() / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const origin = originOf(address)
    const count = (counts.get(origin) ?? 0) + 1
    counts.set(origin, count)
    return count <= perMinute
  }
}

/** Things seen lately, the newest `max` of them. */
export class Recent {
  readonly #seen = new Set<string>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  has(thing: string): boolean {
    return this.#seen.has(thing)
  }

  add(thing: string): void {
    this.#seen.add(thing)
    const [oldest] = this.#seen
    if (this.#seen.size > this.#max && oldest !== undefined) this.#seen.delete(oldest)
  }

  delete(thing: string): void {
    this.#seen.delete(thing)
  }
}
