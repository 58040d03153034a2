import argon2 from '@node-rs/argon2'
import { afterEach, expect, test, vi } from 'vitest'
import { hashPassword, passwordFits } from './hash.ts'

// The real ones, watched: what the work costs is the point.
const hash = vi.spyOn(argon2, 'hash')
const verify = vi.spyOn(argon2, 'verify')
afterEach(() => vi.clearAllMocks())

test('a password is stored by argon2id with the memory and passes that OWASP asks for', async () => {
  expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('without an account, or without a password of it, the same work is done, and nothing fits', async () => {
  for (const stored of [undefined, null]) {
    expect(await passwordFits(stored, 'no account has this password')).toBe(false)
    expect(verify).toHaveBeenCalledTimes(1)
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    verify.mockClear()
  }
})

test('one hash is worked on at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  hash.mockImplementation(() => promise)
  const asked = Array.from({ length: 53 }, () => hashPassword('x'))
  await new Promise((done) => setImmediate(done))
  expect(hash).toHaveBeenCalledTimes(1)
  resolve('hashed')
  expect(await Promise.all(asked)).toEqual(Array(53).fill('hashed'))
  expect(hash).toHaveBeenCalledTimes(53)
})
