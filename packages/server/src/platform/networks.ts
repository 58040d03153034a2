import { isIPv6 } from 'node:net'

export interface Networks {
  /** One customer of a provider: an IPv4 address, or the /64 that an IPv6 customer has at least. */
  address: string
  /** Those who are likely together: an IPv4 /24 or an IPv6 /48. */
  subnet: string
}

/** The networks that limits by source count an address under. */
export function networksOf(ip: string): Networks {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return { address: plain, subnet: `${plain.split('.').slice(0, 3).join('.')}.0/24` }
  const groups = groupsOf(plain)
  return { address: `${groups.slice(0, 4).join(':')}::/64`, subnet: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The eight groups of an IPv6 address in their shortest spelling. */
function groupsOf(address: string): string[] {
  // The URL parser spells an address in one way, and dotted endings in hexadecimal.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
