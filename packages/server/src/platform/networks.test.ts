import { expect, test } from 'vitest'
import { networksOf, providerOf, SourceCounts, sourceOf } from './networks.ts'

test.each([
  ['10.1.2.3', '10.1.2.3', '10.1.2.0/24'],
  ['::ffff:10.1.2.3', '10.1.2.3', '10.1.2.0/24'],
  ['::ffff:a01:203', '10.1.2.3', '10.1.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['64:ff9b::10.1.2.3', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s counts under %s and %s', (ip, address, subnet) => expect(sourceOf(ip)).toEqual({ address, subnet }))

test.each([
  ['10.1.2.3', undefined],
  ['::ffff:10.1.2.3', undefined],
  ['2001:0DB8:1:2::1', '2001:db8::/32'],
  ['::1', '0:0::/32'],
])('the provider of %s is %s', (ip, provider) => expect(providerOf(ip)).toBe(provider))

test.each([
  ['::ffff:10.1.2.3', ['10.1.0.0/16', '10.1.2.0/24', '10.1.2.3']],
  ['2001:db8:1:2::3', ['2001:db8::/32', '2001:db8:1::/48', '2001:db8:1:2::/64']],
])('%s takes turns by %s', (ip, networks) => expect(networksOf(ip)).toEqual(networks))

test('an address has so much, its subnet eight times as much, and what is refused counts for neither', () => {
  const counts = new SourceCounts(2)
  const takeAll = (address: string) => [1, 2, 3].map(() => counts.take(address))
  for (let n = 1; n <= 8; n++) expect(takeAll(`2001:db8:1:${n}::1`)).toEqual([true, true, false])
  expect(takeAll('2001:db8:1:9::1')).toEqual([false, false, false])
  expect(takeAll('2001:db8:2::1')).toEqual([true, true, false])
  counts.giveBack('2001:db8:1:1::5')
  expect(takeAll('2001:db8:1:9::1')).toEqual([true, false, false])
  counts.clear()
  expect(takeAll('2001:db8:1:1::1')).toEqual([true, true, false])
})
