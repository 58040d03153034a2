import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, contentHash } from './content-hash.ts'

const json = fc.jsonValue()

/** The same value with every object's keys turned round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turned(field)]),
  )
}

test('the order of keys makes no difference, what is said does', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      expect(contentHash(turned(one))).toBe(contentHash(one))
      expect(JSON.parse(canonicalJson(one))).toEqual(JSON.parse(JSON.stringify(one)))
      expect(contentHash(one) === contentHash(other)).toBe(canonicalJson(one) === canonicalJson(other))
    }),
  )
})

test('the order of a list is part of what it says', () => {
  expect(contentHash(['红', '蓝'])).not.toBe(contentHash(['蓝', '红']))
})

test('what JSON cannot say is not left out in silence', () => {
  expect(() => contentHash({ a: undefined })).toThrow('JSON cannot say undefined')
})

test('one value has one hash, for ever', () => {
  expect(canonicalJson({ 乙: 1, b: [true, null], a: { z: '"', y: 0 } })).toBe(
    '{"a":{"y":0,"z":"\\""},"b":[true,null],"乙":1}',
  )
  expect(contentHash({ b: 1, a: 2 })).toBe('d3626ac30a87e6f7a6428233b3c68299976865fa5508e4267c5415c76af7a772')
})
