import argon2 from '@node-rs/argon2'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { loginThrottles } from '#tables/auth.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** How many strangers are verified or wait. */
const AT_ONCE = 64
const TOO_MANY = 9
const BUSY_MACHINE = { timeout: 20_000 }

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

/**
 * Passwords wait to be verified until they are let go; which ones were, in order. After `hurry` wrong ones cost nothing: a busy machine
 * must not take longer for the rest than a request may.
 */
function holdHashes() {
  const verify = argon2.verify
  const looked: string[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let isQuick = false
  const watched = vi.spyOn(argon2, 'verify').mockImplementation(async (...asked) => {
    looked.push(String(asked[1]))
    await held
    return isQuick && asked[1] !== PASSWORD ? false : verify(...asked)
  })
  onTestFinished(() => watched.mockRestore())
  return { looked, letGo, hurry: () => void (isQuick = true) }
}

test('a /32 full of guesses takes turns with everybody else, known devices have turns of their own, and what is refused as busy writes nothing', async () => {
  const known = (await addPerson(at, ['owner'])).phone
  const stranger = (await addPerson(at, ['owner'])).phone
  const deviceToken = `zjd_${'k'.repeat(43)}`
  await outcomeOf({ phone: known, password: PASSWORD, deviceToken }, '10.90.0.1')
  await at.db.delete(loginThrottles)

  const { looked, letGo, hurry } = holdHashes()
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
  await vi.waitUntil(
    async () => (await counted(`logins of ${known}`)) === 1 && busy.length === TOO_MANY + 1,
    BUSY_MACHINE,
  )
  letGo()
  expect(await Promise.all(honest)).toEqual(['ok', 'ok'])
  // In one queue they would have come after all that wait.
  expect(looked.length).toBeLessThan(12)
  hurry()

  const outcomes = await Promise.all(flood)
  expect(outcomes.filter((outcome) => outcome === 'LOGIN_FAILED')).toHaveLength(AT_ONCE - 1)
  expect(busy).toHaveLength(TOO_MANY + 1)
  expect(await Promise.all(busy.map(counted))).toEqual(Array(TOO_MANY + 1).fill(0))
  // Three networks of each, their phones, and the /32 in both counts.
  const ofFlood = await at.db.select().from(loginThrottles).where(like(loginThrottles.key, '%2001:db8:%'))
  expect(ofFlood).toHaveLength(4 * (AT_ONCE - 1) + 2)
})

test.each([
  ['the addresses of a /24', (n: number) => `10.93.0.${n}`],
  ['the /24s of a /16', (n: number) => `10.94.${n}.1`],
  ['the /64s of a /48', (n: number) => `2001:dc0:1:${n}::1`],
  ['one /48 of a /32', (n: number) => (n === 1 ? '2001:dc1:1::1' : `2001:dc1:2:${n}::1`)],
])('who fills the places for hashes from %s refuses their own, and a neighbour signs in', async (_networks, ipOf) => {
  const { phone } = await addPerson(at, ['owner'])
  await at.db.delete(loginThrottles)
  const { letGo, hurry } = holdHashes()
  let busy = 0
  // Of one address four changes run at a time.
  const flood = Array.from({ length: AT_ONCE + 4 }, async (_, n) => {
    const body = { phone: `1366000${1000 + n}`, password: 'not this one' }
    const outcome = await outcomeOf(body, ipOf(2 + Math.floor(n / 4)))
    if (outcome === 'BUSY') busy++
    return outcome
  })
  await vi.waitUntil(() => busy === 4, BUSY_MACHINE)
  const neighbour = outcomeOf({ phone, password: PASSWORD }, ipOf(1))
  await vi.waitUntil(() => busy === 5, BUSY_MACHINE)
  hurry()
  letGo()
  expect(await neighbour).toBe('ok')
  const failed = (await Promise.all(flood)).filter((outcome) => outcome === 'LOGIN_FAILED')
  expect([failed.length, busy]).toEqual([AT_ONCE - 1, 5])
})

/** Guesses of so many networks, one of each, of which four too many are refused at once. */
async function floodFrom(ipOf: (n: number) => string): Promise<{ letGo: () => void; all: Promise<string[]> }> {
  await at.db.delete(loginThrottles)
  const { letGo, hurry } = holdHashes()
  const busy: string[] = []
  const all = Promise.all(
    Array.from({ length: AT_ONCE + 4 }, async (_, n) => {
      const phone = `1366000${1000 + n}`
      const outcome = await outcomeOf({ phone, password: 'not this one' }, ipOf(n))
      if (outcome === 'BUSY') busy.push(phone)
      return outcome
    }),
  )
  await vi.waitUntil(() => busy.length === 4, BUSY_MACHINE)
  expect(await Promise.all(busy.map(counted))).toEqual([0, 0, 0, 0])
  hurry()
  return { letGo, all }
}
const failedIn = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'LOGIN_FAILED').length

test('who fills the places for hashes from the /24s of one /16, one from each, refuses their own, and others sign in', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const { letGo, all } = await floodFrom((n) => `10.96.${n}.1`)
  const other = outcomeOf({ phone, password: PASSWORD }, '10.97.0.1')
  letGo()
  expect(await other).toBe('ok')
  expect(failedIn(await all)).toBe(AT_ONCE - 1)
})

test('from however many networks strangers come, those who would wait too long are refused at once', async () => {
  const { letGo, all } = await floodFrom((n) => `11.${n}.0.1`)
  letGo()
  expect(failedIn(await all)).toBe(AT_ONCE)
})

test('strangers who sign in have four connections to the database, from however many networks, and a known device finds one', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const deviceToken = `zjd_${'l'.repeat(43)}`
  expect(await outcomeOf({ phone, password: PASSWORD, deviceToken }, '10.98.0.1')).toBe('ok')
  await at.db.delete(loginThrottles)
  const { letGo, hurry } = holdHashes()
  const counts = holdStatements(/^with address as/)
  onTestFinished(counts.letGo)
  const strangers = Array.from({ length: 12 }, (_, n) =>
    outcomeOf({ phone: `1366000${1000 + n}`, password: 'not this one' }, `12.${n}.0.1`),
  )
  await vi.waitUntil(() => counts.count() >= 4, BUSY_MACHINE)
  hurry()
  letGo()
  expect(await outcomeOf({ phone, password: PASSWORD, deviceToken }, '10.98.0.1')).toBe('ok')
  expect(counts.count()).toBe(4)
  counts.letGo()
  expect(failedIn(await Promise.all(strangers))).toBe(12)
})
