import argon2 from '@node-rs/argon2'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loginThrottles } from '#tables/auth.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** Of one /32. */
const AT_ONCE = 76
const TOO_MANY = 9

async function outcomeOf(body: { phone: string; password: string; deviceToken?: string }, ip: string): Promise<string> {
  const answer = await at.call('auth.login', { body }, { ip })
  return answer.success ? 'ok' : answer.errorCode
}

const counted = async (phone: string) =>
  (
    await at.db
      .select()
      .from(loginThrottles)
      .where(like(loginThrottles.key, `%${phone}`))
  ).length

test('a /32 full of guesses takes turns with everybody else, known devices have turns of their own, and what is refused as busy writes nothing', async () => {
  const known = (await addPerson(at, ['owner'])).phone
  const stranger = (await addPerson(at, ['owner'])).phone
  const deviceToken = `zjd_${'k'.repeat(43)}`
  await outcomeOf({ phone: known, password: PASSWORD, deviceToken }, '10.90.0.1')
  await at.db.delete(loginThrottles)

  const verify = argon2.verify
  const looked: string[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  vi.spyOn(argon2, 'verify').mockImplementation(async (...asked) => {
    looked.push(String(asked[1]))
    await held
    return verify(...asked)
  })
  const { promise: refused, resolve: haveRefused } = Promise.withResolvers<void>()
  const busy: string[] = []
  const flood = Array.from({ length: AT_ONCE + TOO_MANY }, async (_, index) => {
    const phone = `1366000${1000 + index}`
    const outcome = await outcomeOf({ phone, password: 'not this one' }, `2001:db8:${index.toString(16)}::1`)
    if (outcome === 'BUSY' && busy.push(phone) === TOO_MANY) haveRefused()
    return outcome
  })
  await refused
  const honest = [
    // From the flooded network itself.
    outcomeOf({ phone: known, password: PASSWORD, deviceToken }, '2001:db8:1::1'),
    outcomeOf({ phone: stranger, password: PASSWORD }, '10.91.0.1'),
  ]
  await vi.waitUntil(async () => (await counted(`logins of ${known}`)) + (await counted(`logins of ${stranger}`)) === 2)
  letGo()
  expect(await Promise.all(honest)).toEqual(['ok', 'ok'])
  // In one queue they would have come after the sixteen that are counted at a time.
  expect(looked.length).toBeLessThan(12)

  const outcomes = await Promise.all(flood)
  expect(outcomes.filter((outcome) => outcome === 'LOGIN_FAILED')).toHaveLength(AT_ONCE)
  expect(busy).toHaveLength(TOO_MANY)
  expect(await Promise.all(busy.map(counted))).toEqual(Array(TOO_MANY).fill(0))
  // Three networks of each, their phones, and the /32 in both counts.
  const ofFlood = await at.db.select().from(loginThrottles).where(like(loginThrottles.key, '%2001:db8:%'))
  expect(ofFlood).toHaveLength(4 * AT_ONCE + 2)
})
