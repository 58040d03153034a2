import argon2 from '@node-rs/argon2'
import { gt } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loginThrottles, sessions, users } from '#tables/auth.ts'
import { digestOf } from '#testing/digest.ts'
import { failStatements } from '#testing/fail-statements.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
let phone: string
beforeAll(async () => {
  at = await makeTestApp()
})
beforeEach(async () => {
  phone = (await addPerson(at, ['owner'])).phone
  await at.db.delete(loginThrottles)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => at.close())

async function outcomeOf(password = PASSWORD): Promise<string> {
  const answer = await at.call('auth.login', { body: { phone, password } }, { ip: '2001:db8:1:1::1' })
  return answer.success ? 'ok' : answer.errorCode
}

/** What is counted now, of guesses and of logins. */
async function counted(): Promise<{ guesses: string[]; logins: number }> {
  const rows = await at.db.select().from(loginThrottles).where(gt(loginThrottles.emptyAt, at.clock.now()))
  const keys = rows.map(({ key }) => key)
  const guesses = keys.filter((key) => !key.startsWith('logins'))
  return { guesses: guesses.toSorted(), logins: keys.length - guesses.length }
}
const NOTHING = { guesses: [], logins: 0 }
const A_GUESS = () => ({
  guesses: ['address 2001:db8:1:1::/64', `phone ${phone}`, 'provider 2001:db8::/32', 'subnet 2001:db8:1::/48'],
  logins: 0,
})

/** Counting a login, or guesses of the phone; taking either off again. */
const COUNTS = /^insert into "login_throttles".* greatest\(.* where greatest/s
const TAKES_OFF = /^insert into "login_throttles".*set "empty_at" = "login_throttles"."empty_at" \+/s

test.each([
  ['the guess cannot be counted', COUNTS],
  ['the account cannot be read', /^select .*"password_hash".* from "users"/s],
])(
  'when %s, the answer is busy, nothing has changed, and neither a guess nor a login is counted',
  async (_when, like) => {
    const before = await digestOf(at.db)
    failStatements(like)
    expect(await outcomeOf()).toBe('BUSY')
    expect(await counted()).toEqual(NOTHING)
    expect(await digestOf(at.db)).toEqual(before)
  },
)

test('when the login cannot be counted, the guess is not either', async () => {
  const { logins } = (await outcomeOf(), await counted())
  expect(logins).toBe(4)
  await at.db.delete(loginThrottles)
  const verify = vi.spyOn(argon2, 'verify')
  failStatements(/^insert into "login_throttles".*\(\$7, \$8\).* where greatest/s)
  expect(await outcomeOf()).toBe('BUSY')
  expect([await counted(), verify.mock.calls.length]).toEqual([NOTHING, 0])
})

test('when a right password cannot open a session, it is no guess; its hash was worked on, so it is a login', async () => {
  const open = await at.db.$count(sessions)
  const { mend } = failStatements(/^insert into "sessions"/)
  expect(await outcomeOf()).toBe('BUSY')
  expect(await counted()).toEqual({ guesses: [], logins: 4 })
  expect(await at.db.$count(sessions)).toBe(open)
  mend()
  expect(await outcomeOf()).toBe('ok')
})

test('a password that fits an account which is disabled is no guess', async () => {
  await at.db.update(users).set({ disabledAt: at.clock.now() })
  expect(await outcomeOf()).toBe('ACCOUNT_DISABLED')
  expect(await counted()).toEqual({ guesses: [], logins: 4 })
})

test('a wrong password stays a guess even where nothing can be taken off', async () => {
  failStatements(TAKES_OFF)
  expect(await outcomeOf('not this one')).toBe('LOGIN_FAILED')
  expect(await counted()).toEqual({ ...A_GUESS(), logins: 4 })
})

test('a right password that cannot be taken off signs in, and the log says that it stays counted', async () => {
  const warn = vi.spyOn(at.services.log, 'warn')
  failStatements(TAKES_OFF)
  expect(await outcomeOf()).toBe('ok')
  expect(warn.mock.calls.map(([, message]): unknown => message)).toEqual(['an attempt stays counted'])
})

test('a wrong password is a guess and no login', async () => {
  expect(await outcomeOf('not this one')).toBe('LOGIN_FAILED')
  expect(await counted()).toEqual(A_GUESS())
})
