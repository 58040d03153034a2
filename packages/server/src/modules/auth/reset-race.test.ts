import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { knownDevices, sessions, users } from '#tables/auth.ts'
import { listSimulatedSms } from '#providers/sms/simulator.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** How a right password is taken off three counters of guesses, which a code is not: the last statement before the session is opened. */
const AFTER_THE_HASH = /insert into "login_throttles"(?!.*greatest).*values .*\), .*\), /s

test('a login by the old password that a reset overtakes opens no session and makes no device known', async () => {
  const { phone, userId } = await addPerson(at, ['owner'])
  await at.call('auth.sendCode', { body: { phone, purpose: 'reset' } })
  await at.runJobs()
  const [sms] = await listSimulatedSms(at.db)
  const code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? ''
  const { reached, letGo } = holdStatements(AFTER_THE_HASH)
  const deviceToken = `zjd_${'x'.repeat(43)}`
  const login = at.call('auth.login', { body: { phone, password: PASSWORD, deviceToken } })
  await reached
  const password = 'a better one 7'
  expect(await at.call('auth.resetPassword', { body: { phone, code, password } })).toMatchObject({ success: true })
  letGo()
  expect(await login).toMatchObject({ status: 200, errorCode: 'STATE_CHANGED' })
  expect([
    await at.db.$count(sessions, eq(sessions.userId, userId)),
    await at.db.$count(knownDevices, eq(knownDevices.userId, userId)),
  ]).toEqual([0, 0])
  expect(await at.call('auth.login', { body: { phone, password } })).toMatchObject({ success: true })
})

test('an account that is disabled gets no new password, by a right code either', async () => {
  const { phone, userId } = await addPerson(at, ['owner'])
  await at.call('auth.sendCode', { body: { phone, purpose: 'reset' } })
  await at.runJobs()
  const sms = await listSimulatedSms(at.db)
  const code = /\d{6}/.exec(sms.find((one) => one.phone === phone)?.body ?? '')?.[0] ?? ''
  await at.db.update(users).set({ disabledAt: at.clock.now() }).where(eq(users.id, userId))
  const before = await digestOf(at.db)
  const reset = await at.call('auth.resetPassword', { body: { phone, code, password: 'a better one 8' } })
  expect(reset).toMatchObject({ status: 200, errorCode: 'ACCOUNT_DISABLED' })
  const { sms_codes: _before, ...rest } = before
  const { sms_codes: _after, ...restAfter } = await digestOf(at.db)
  expect(restAfter).toEqual(rest)
})
