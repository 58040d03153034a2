import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { loginThrottles, sessions } from '#tables/auth.ts'
import { listenToStatements } from '#testing/count-statements.ts'
import { digestOf } from '#testing/digest.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const logIn = (phone: string, ip: string, password = PASSWORD) =>
  at.call('auth.login', { body: { phone, password } }, { ip })
async function outcomeOf(phone: string, ip: string, password?: string): Promise<string> {
  const answer = await logIn(phone, ip, password)
  return answer.success ? 'ok' : answer.errorCode
}
/** All that a login writes but the throttles, and these. */
const state = async () => [await digestOf(at.db), await at.db.select().from(loginThrottles).orderBy(loginThrottles.key)]

test('an account signs in sixty times in ten minutes; the next is refused unseen and nothing changes, and ten seconds later one may again', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const outcomes = new Set<string>()
  for (let n = 0; n < 60; n++) outcomes.add(await outcomeOf(phone, '10.20.0.1'))
  expect(outcomes).toEqual(new Set(['ok']))
  const before = await state()
  const { result, statements } = await listenToStatements(() => logIn(phone, '10.20.0.1'))
  expect(result).toEqual({
    status: 200,
    success: false,
    code: 41012,
    errorCode: 'LOGIN_PAUSED',
    message: '登录过于频繁，请过几分钟再试',
    data: null,
  })
  expect(statements.map(({ text }) => text).filter((text) => text.includes('password_hash'))).toEqual([])
  expect(await state()).toEqual(before)
  expect(await outcomeOf(phone, '10.21.0.1')).toBe('LOGIN_PAUSED')
  expect(await outcomeOf((await addPerson(at, ['owner'])).phone, '10.20.0.1')).toBe('ok')
  at.clock.advance(10)
  expect([await outcomeOf(phone, '10.20.0.1'), await outcomeOf(phone, '10.20.0.1')]).toEqual(['ok', 'LOGIN_PAUSED'])
})

/** As if so many had signed in from there just now: through the API three hundred hashes would take ten seconds. */
const signedIn = (network: string, seconds: number) =>
  at.db.insert(loginThrottles).values({ key: `logins from ${network}`, emptyAt: addSeconds(at.clock.now(), seconds) })

const sources = () =>
  at.db.select().from(loginThrottles).where(like(loginThrottles.key, 'logins from %')).orderBy(loginThrottles.key)

test.each([
  { name: 'an address 300', ip: '10.30.0.9', elsewhere: '10.30.1.1', network: '10.30.0.9', step: 2 },
  { name: 'a /64 300', ip: '2001:db8:5:1::9', elsewhere: '2001:db8:5:2::1', network: '2001:db8:5:1::/64', step: 2 },
  { name: 'a /48 2,400', ip: '2001:db8:6:ff::1', elsewhere: '2001:db8:7::1', network: '2001:db8:6::/48', step: 0.25 },
  {
    name: 'a /32 about 19,200',
    ip: '2001:dc0:6::1',
    elsewhere: '2001:dc1:7::1',
    network: '2001:dc0::/32',
    step: 0.031,
  },
])('$name logins in ten minutes, and others are not touched', async ({ ip, elsewhere, network, step }) => {
  const { phone } = await addPerson(at, ['owner'])
  await signedIn(network, 600 - step)
  expect(await outcomeOf(phone, ip)).toBe('ok')
  const before = await state()
  expect(await outcomeOf(phone, ip)).toBe('LOGIN_PAUSED')
  expect(await state()).toEqual(before)
  expect(await outcomeOf(phone, elsewhere)).toBe('ok')
  at.clock.advance(step)
  expect(await outcomeOf(phone, ip)).toBe('ok')
})

test('a known device signs in where others of its address and subnet have used up their logins, and takes none of theirs', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const deviceToken = `zjd_${'k'.repeat(43)}`
  const onDevice = (ip: string) => at.call('auth.login', { body: { phone, password: PASSWORD, deviceToken } }, { ip })
  await onDevice('10.50.0.1')
  await signedIn('10.51.0.9', 600)
  await signedIn('10.51.0.0/24', 599.75)
  const before = await sources()
  expect(await outcomeOf(phone, '10.51.0.9')).toBe('LOGIN_PAUSED')
  expect(await onDevice('10.51.0.9')).toMatchObject({ success: true })
  expect(await sources()).toEqual(before)
  // Its account binds it as before.
  for (let n = 0; n < 58; n++) await onDevice('10.51.0.9')
  expect(await onDevice('10.51.0.9')).toMatchObject({ errorCode: 'LOGIN_PAUSED' })
})

test('wrong passwords are no logins: whoever tries them uses up nothing of the account', async () => {
  const { phone } = await addPerson(at, ['owner'])
  for (let n = 0; n < 59; n++) await logIn(phone, '10.40.0.1')
  for (let n = 0; n < 3; n++) expect(await outcomeOf(phone, '10.41.0.1', 'not this one')).toBe('LOGIN_FAILED')
  expect([await outcomeOf(phone, '10.40.0.1'), await outcomeOf(phone, '10.40.0.1')]).toEqual(['ok', 'LOGIN_PAUSED'])
  expect(await at.db.$count(sessions)).toBeGreaterThan(0)
})
