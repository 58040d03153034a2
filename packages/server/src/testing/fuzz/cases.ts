import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import fc from 'fast-check'
import { ENDPOINT_KEYS, specOf, type AnyRequest } from '../requests.ts'
import { HOSTILE_NAMES, hostileValues } from './hostile.ts'
import { requestsOf } from './valid.ts'

/** Who calls. Most callers have every role, so that their requests pass the check of roles. */
export const CALLERS = ['everything', 'owner', 'merchant', 'administrator', 'anonymous', 'unknownToken'] as const
export type Caller = (typeof CALLERS)[number]

/** The one change to a valid request. `place` is a number modulo the number of values that the request has. */
export type Mutation =
  | { kind: 'none' }
  | { kind: 'replace'; place: number; value: unknown }
  | { kind: 'remove'; place: number }
  | { kind: 'extra'; place: number; name: string; value: unknown }
  | { kind: 'type'; contentType: string }
  | { kind: 'payload'; text: string }
  | { kind: 'query'; text: string }
  | { kind: 'path'; text: string }
  | { kind: 'header'; name: string; value: string }
  | { kind: 'twice' }

export interface Case {
  key: EndpointKey
  caller: Caller
  request: AnyRequest
  mutation: Mutation
  /** The caller's address as the proxy reports it; undefined for a valid address. */
  forwardedFor: string | undefined
  /** Whether the order is sent with the token of a fresh quote, so that some orders are placed. */
  isQuoted: boolean
}

const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
  'application/json, text/html',
  'json',
]
const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
/** About as many parts as a body may have: the work for each of them must stay small. */
const WIDE = 131_000
export const PAYLOADS = [
  `{"a":[${'0,'.repeat(WIDE - 10)}0]}`,
  `[${'[],'.repeat(WIDE / 2)}0]`,
  `{${Array.from({ length: 20_000 }, (_, nth) => `"${nth}":0`).join(',')}}`,
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  '{"a":1}{"a":2}',
  '{"a":1,}',
  '\ufeff{}',
  "{'a':1}",
  '[[[[[[[[[[[[1]]]]]]]]]]]]',
  deep(11),
  deep(5000),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `{"a":"${'x'.repeat(300_000)}"}`,
  '{"a":NaN}',
  '\u0000',
  '--x\r\n\r\n--x--',
]
const QUERIES = [
  'page=1&page=2',
  '&&&',
  '=',
  'a[b]=1',
  '__proto__=1',
  'constructor=1',
  'toString=1',
  '%',
  '%00=%00',
  'view=buyer&view=seller',
  'size=1e400',
  'page=0x10',
  'q=%ff',
  `q=${'a'.repeat(5000)}`,
  'page=-1',
  'size=51',
  'page=1001',
  'page=50&size=50',
  'q=%25&page=1',
  'view[]=buyer',
]
const ENDINGS = [
  '/',
  '//',
  ';x',
  '.',
  '.json',
  '%00',
  '%2f',
  '%',
  '%ff',
  '/../x',
  '?',
  '#x',
  '/%2e%2e/',
  '%20',
  `/${'a'.repeat(3000)}`,
]
const HEADERS: readonly (readonly [string, string])[] = [
  ['idempotency-key', ''],
  ['idempotency-key', 'x'],
  ['idempotency-key', "' or 1=1 --"],
  ['idempotency-key', '00000000-0000-0000-0000-000000000000'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer zj1_${'a'.repeat(43)}`],
  ['authorization', `Bearer ${'a'.repeat(5000)}`],
  ['authorization', 'Basic YTpi'],
  ['accept-language', '*;q=0, en;q=1e400'],
  ['accept-language', 'a'.repeat(4000)],
  ['accept-language', '-;q=;,,'],
  ['x-forwarded-host', 'evil.example'],
  ['content-encoding', 'gzip'],
  ['x-http-method-override', 'DELETE'],
  ['accept', 'text/html'],
  ['expect', '200-ok'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
]

/** What proxies report for a caller besides plain IPv4 (RFC 7239 allows ports, brackets, `unknown` and made-up names). */
const FORWARDED = [
  'unknown',
  '_hidden',
  '',
  ',',
  '203.0.113.7:4711',
  '[2001:db8::7]:4711',
  '[2001:db8::7]',
  '2001:db8::7',
  '::ffff:203.0.113.7',
  'fe80::1%eth0',
  '1.1.1.1, unknown',
  "1.1.1.1, ' or 1=1",
  '999.1.1.1',
  '203.0.113.7/8',
  'a'.repeat(4000),
]
const forwarded = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...FORWARDED) },
)

const place = fc.nat(999)
/** No change, or one. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({ kind: 'none' as const }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('replace' as const), place, value: hostileValues }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('extra' as const),
      place,
      name: fc.constantFrom(...HOSTILE_NAMES),
      value: hostileValues,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('type' as const), contentType: fc.constantFrom(...CONTENT_TYPES) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('payload' as const), text: fc.constantFrom(...PAYLOADS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('query' as const), text: fc.constantFrom(...QUERIES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('path' as const), text: fc.constantFrom(...ENDINGS) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...HEADERS).map(([name, value]) => ({ kind: 'header' as const, name, value })),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'twice' as const }) },
)

const callers = fc.oneof(
  { weight: 8, arbitrary: fc.constant('everything' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
)

/** Mostly a caller without a shop: the caller with all roles owns the shop, and nobody may review goods of their own shop. */
const reviewers = fc.oneof(
  { weight: 8, arbitrary: fc.constant('owner' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
)
const callersFor = (key: EndpointKey): typeof callers =>
  key === 'reviews.writeReview' || key === 'reviews.appendReview' ? reviewers : callers

const casesOf = (key: EndpointKey): fc.Arbitrary<Case> =>
  fc.record({
    key: fc.constant(key),
    caller: callersFor(key),
    request: requestsOf(specOf(key)),
    mutation: mutations,
    forwardedFor: forwarded,
    isQuoted: fc.nat(4).map((number) => number > 0),
  })

/** Requests to every endpoint, each valid except for at most one change. */
export const cases: fc.Arbitrary<Case> = fc.oneof(...ENDPOINT_KEYS.map(casesOf))

/** One request for each payload, to some endpoint that has a body: at random the large payloads would rarely be sent. */
export const payloadCases: fc.Arbitrary<Case[]> = fc.tuple(
  ...PAYLOADS.map((text) =>
    fc
      .constantFrom(...ENDPOINT_KEYS.filter((key) => specOf(key).body))
      .chain(casesOf)
      .map((one): Case => ({ ...one, mutation: { kind: 'payload', text } })),
  ),
)
