import { expect, test } from 'vitest'
import { keyedHash, newToken, sameBytes, sha256 } from './keys.ts'

test('the same parts under another purpose or secret are another hash', () => {
  const parts = ['a', 'b']
  const hash = keyedHash('secret', 'quote', parts).toString('hex')
  expect(keyedHash('secret', 'quote', parts).toString('hex')).toBe(hash)
  expect(keyedHash('secret', 'sms-code', parts).toString('hex')).not.toBe(hash)
  expect(keyedHash('Secret', 'quote', parts).toString('hex')).not.toBe(hash)
})

test('no way of cutting a text into parts gives the same hash as another', () => {
  const cuts = [['ab', 'c'], ['a', 'bc'], ['abc'], ['a', 'b', 'c'], ['abc', ''], ['["abc"]'], ['a","b', 'c']]
  const hashes = cuts.map((parts) => keyedHash('secret', 'quote', parts).toString('hex'))
  expect(new Set(hashes).size).toBe(cuts.length)
})

test('a token is 32 random bytes behind its prefix', () => {
  const tokens = Array.from({ length: 1000 }, newToken)
  expect(tokens.every((token) => /^zj1_[\w-]{43}$/.test(token))).toBe(true)
  expect(new Set(tokens).size).toBe(1000)
})

test('sha256 is SHA-256', () => {
  expect(sha256('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('bytes are the same when all of them are', () => {
  const bytes = (text: string) => Buffer.from(text)
  expect([
    sameBytes(bytes('abc'), bytes('abc')),
    sameBytes(bytes('abc'), bytes('abd')),
    sameBytes(bytes('abc'), bytes('ab')),
    sameBytes(bytes(''), bytes('')),
  ]).toEqual([true, false, false, true])
})
