import argon2 from '@node-rs/argon2'
import { and, gt, like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { loginThrottles } from '#tables/auth.ts'
import { makeTestApp } from '#testing/test-app.ts'

const AT_ONCE = 51
const TOO_MANY = 9

test('a password that too many others keep from being looked at counts neither as a guess nor as a login', async () => {
  const at = await makeTestApp()
  const { promise: looked, resolve: look } = Promise.withResolvers<boolean>()
  vi.spyOn(argon2, 'verify').mockImplementation(() => looked)
  const { promise: refused, resolve: haveRefused } = Promise.withResolvers<void>()
  const busy: string[] = []
  const attempts = Array.from({ length: AT_ONCE + TOO_MANY }, async (_, index) => {
    const phone = `1366000${1000 + index}`
    const answer = await at.call(
      'auth.login',
      { body: { phone, password: 'not this one' } },
      { ip: `10.90.${index}.1` },
    )
    if (answer.success || answer.errorCode !== 'BUSY') return answer.success
    if (busy.push(phone) === TOO_MANY) haveRefused()
    return false
  })
  await refused
  look(false)
  await Promise.all(attempts)
  expect(busy).toHaveLength(TOO_MANY)
  const counted = async (prefix: string) =>
    (
      await at.db
        .select({ key: loginThrottles.key })
        .from(loginThrottles)
        .where(and(like(loginThrottles.key, `${prefix} 1366000%`), gt(loginThrottles.emptyAt, at.clock.now())))
    ).map(({ key }) => key.slice(-11))
  expect(await counted('logins of')).toEqual([])
  const guessed = await counted('phone')
  expect([guessed.length, busy.filter((phone) => guessed.includes(phone))]).toEqual([AT_ONCE, []])
  await at.close()
})
