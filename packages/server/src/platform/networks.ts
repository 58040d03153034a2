import { isIPv6 } from 'node:net'

/** The source of a request, by which limits count. */
export interface Source {
  /** One customer of a provider: an IPv4 address, or the /64 that an IPv6 customer has at least. */
  address: string
  /** A neighbourhood: an IPv4 /24 or an IPv6 /48, all of which may belong to one customer. */
  subnet: string
}

/** The limit of a subnet is this many times that of an address, so that using many addresses gains little. */
export const SUBNET_TIMES = 8

/** An address without its zone; IPv4 in its own form, also where it comes as IPv6: ::ffff:203.0.113.7 and ::ffff:cb00:7107. */
export function plainAddress(ip: string): string {
  const bare = ip.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return bare
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The source of a request by the caller's address. Every limit counts under both of its networks. */
export function sourceOf(ip: string): Source {
  const plain = plainAddress(ip)
  if (!isIPv6(plain)) return { address: plain, subnet: `${plain.split('.').slice(0, 3).join('.')}.0/24` }
  const groups = groupsOf(plain)
  return { address: `${groups.slice(0, 4).join(':')}::/64`, subnet: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The /32 of an IPv6 address, which any small provider is given: 65,536 subnets. Undefined of IPv4, where addresses are dear. */
export function providerOf(ip: string): string | undefined {
  const [first, second] = sourceOf(ip).subnet.split(':')
  return second === undefined ? undefined : `${first}:${second}::/32`
}

/**
 * The networks of a caller in whose turns they wait, from the widest to the narrowest: the /32, /48 and /64 of IPv6, the /16, the
 * /24 and the address of IPv4.
 */
export function networksOf(ip: string): [widest: string, subnet: string, address: string] {
  const { address, subnet } = sourceOf(ip)
  return [providerOf(ip) ?? `${address.split('.').slice(0, 2).join('.')}.0.0/16`, subnet, address]
}

/** The eight groups of an IPv6 address in their shortest spelling. */
function groupsOf(address: string): string[] {
  // The URL parser spells an address in one way, and dotted endings in hexadecimal.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

/** How much each source has of something, an address so much and its subnet `SUBNET_TIMES` as much. */
export class SourceCounts {
  readonly #perAddress: number
  #counts = new Map<string, number>()

  constructor(perAddress: number) {
    this.#perAddress = perAddress
  }

  /** Takes one unless the address or its subnet is at its limit; a refused call counts for neither. */
  take(ip: string): boolean {
    const { address, subnet } = sourceOf(ip)
    if (this.#of(address) >= this.#perAddress || this.#of(subnet) >= this.#perAddress * SUBNET_TIMES) return false
    for (const network of [address, subnet]) this.#counts.set(network, this.#of(network) + 1)
    return true
  }

  /** Gives back one that was taken. */
  giveBack(ip: string): void {
    const { address, subnet } = sourceOf(ip)
    for (const network of [address, subnet]) {
      const left = this.#of(network) - 1
      if (left > 0) this.#counts.set(network, left)
      else this.#counts.delete(network)
    }
  }

  /** Begins anew. */
  clear(): void {
    this.#counts = new Map()
  }

  #of(network: string): number {
    return this.#counts.get(network) ?? 0
  }
}
