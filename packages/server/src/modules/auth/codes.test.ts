import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sessions, smsCodes, users } from '#tables/auth.ts'
import { listSimulatedSms } from '#providers/sms/simulator.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { PASSWORD } from '#testing/sessions.ts'
import { logIn, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

async function codeFor(phone: string, purpose: 'login' | 'reset' = 'login'): Promise<string> {
  expect(await at.call('auth.sendCode', { body: { phone, purpose } })).toMatchObject({
    success: true,
    data: { retryAfterSeconds: 60 },
  })
  await at.runJobs()
  const [newest] = (await listSimulatedSms(at.db)).filter((sms) => sms.phone === phone)
  const digits = /\d{6}/.exec(newest?.body ?? '')?.[0]
  if (!digits) throw new Error('no code was sent')
  return digits
}

test('a first login by code opens an owner account; the code works once', async () => {
  const code = await codeFor('13600000001')
  const first = await at.call('auth.login', { body: { phone: '13600000001', code } })
  expect(first).toMatchObject({ success: true, data: { currentRoles: [{ roleCode: 'owner' }] } })
  expect(await at.call('auth.login', { body: { phone: '13600000001', code } })).toMatchObject({
    status: 200,
    errorCode: 'CODE_WRONG',
  })
})

test('of 20 parallel logins with one code exactly one wins', async () => {
  const code = await codeFor('13600000002')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => at.call('auth.login', { body: { phone: '13600000002', code } })),
  )
  expect(answers.filter((answer) => answer.success)).toHaveLength(1)
})

test('of two logins whose code was right before either had used it one wins', async () => {
  const phone = '13600000012'
  const code = await codeFor(phone)
  const using = holdStatements(/^update "sms_codes" set "used_at"/)
  const both = Promise.all([0, 1].map(() => at.call('auth.login', { body: { phone, code } })))
  await vi.waitFor(() => expect(using.count()).toBe(2))
  using.letGo()
  expect((await both).map((answer) => (answer.success ? 'signed in' : answer.errorCode)).toSorted()).toEqual([
    'CODE_WRONG',
    'signed in',
  ])
})

test('predictable captcha: a code fits its own phone and purpose only, for five tries and five minutes', async () => {
  const code = await codeFor('13600000003')
  expect(await at.call('auth.login', { body: { phone: '13600000004', code } })).toMatchObject({
    errorCode: 'CODE_WRONG',
  })
  const wrong = code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i++)
    expect(await at.call('auth.login', { body: { phone: '13600000003', code: wrong } })).toMatchObject({
      errorCode: 'CODE_WRONG',
    })
  expect(await at.call('auth.login', { body: { phone: '13600000003', code } })).toMatchObject({
    errorCode: 'CODE_WRONG',
  })
  const late = await codeFor('13600000005')
  at.clock.advance(301)
  expect(await at.call('auth.login', { body: { phone: '13600000005', code: late } })).toMatchObject({
    errorCode: 'CODE_WRONG',
  })
})

test('a code for the login resets no password', async () => {
  const { phone } = await signIn(at, 'owner')
  const code = await codeFor(phone)
  expect(await at.call('auth.resetPassword', { body: { phone, code, password: 'a better one 7' } })).toMatchObject({
    status: 200,
    errorCode: 'CODE_WRONG',
  })
  expect(await at.call('auth.login', { body: { phone, password: PASSWORD } })).toMatchObject({ success: true })
})

test('an account that is disabled signs in by no code, and the code is not used up', async () => {
  const { phone, userId } = await signIn(at, 'owner')
  await at.db.update(users).set({ disabledAt: at.clock.now() }).where(eq(users.id, userId))
  const code = await codeFor(phone)
  const before = await at.db.$count(sessions)
  expect(await at.call('auth.login', { body: { phone, code } })).toMatchObject({
    status: 200,
    errorCode: 'ACCOUNT_DISABLED',
  })
  expect(await at.db.$count(sessions)).toBe(before)
  expect(await at.db.$count(smsCodes, and(eq(smsCodes.phone, phone), isNull(smsCodes.usedAt)))).toBe(1)
})

/** Asks for a code, lets something become of it before it is sent, and answers how many messages the phone gets. */
async function messagesAfter(phone: string, change: () => unknown): Promise<number> {
  await at.call('auth.sendCode', { body: { phone, purpose: 'login' } })
  await change()
  await at.runJobs()
  return (await listSimulatedSms(at.db)).filter((sms) => sms.phone === phone).length
}

test('a code that has expired or is used by the time of its sending is not sent', async () => {
  expect(await messagesAfter('13600000009', () => undefined)).toBe(1)
  const use = () => at.db.update(smsCodes).set({ usedAt: at.clock.now() }).where(eq(smsCodes.phone, '13600000010'))
  expect(await messagesAfter('13600000010', use)).toBe(0)
  expect(await messagesAfter('13600000011', () => at.clock.advance(300))).toBe(0)
})

test('one code a minute, five an hour', async () => {
  const send = () => at.call('auth.sendCode', { body: { phone: '13600000006', purpose: 'login' } }, { ip: '10.2.2.2' })
  for (let i = 0; i < 5; i++) {
    expect(await send()).toMatchObject({ success: true })
    expect(await send()).toMatchObject({ status: 200, errorCode: 'CODE_TOO_SOON' })
    at.clock.advance(61)
  }
  expect(await send()).toMatchObject({ status: 200, errorCode: 'CODE_LIMIT_HOUR' })
})

test('ten codes a day', async () => {
  const send = (n: number) =>
    at.call('auth.sendCode', { body: { phone: '13600000007', purpose: 'login' } }, { ip: `10.2.3.${n}` })
  for (let n = 0; n < 10; n++) {
    expect(await send(n)).toMatchObject({ success: true })
    at.clock.advance(721)
  }
  expect(await send(10)).toMatchObject({ status: 200, errorCode: 'CODE_LIMIT' })
  at.clock.advance(24 * 3600)
  expect(await send(11)).toMatchObject({ success: true })
})

test('of ten requests at once for one number, from ten networks, one is sent a code', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      at.call('auth.sendCode', { body: { phone: '13600000008', purpose: 'login' } }, { ip: `10.3.${n}.1` }),
    ),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('who handles the money of others has a password of at least 15 characters', async () => {
  const { phone, token } = await signIn(at, 'finance')
  const code = await codeFor(phone, 'reset')
  const reset = (password: string) => at.call('auth.resetPassword', { body: { phone, code, password } })
  expect(await reset('a better one 7')).toMatchObject({ status: 200, errorCode: 'PASSWORD_WEAK' })
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({ status: 200 })
  expect(await reset('a better one 78')).toMatchObject({ success: true })
})

test('a new password that is refused costs no try of its code and no guess of its address', async () => {
  const { phone } = await signIn(at, 'finance')
  const code = await codeFor(phone, 'reset')
  const before = await digestOf(at.db)
  for (const password of ['a better one 7', 'baseball'])
    for (let n = 0; n < 31; n++)
      expect(await at.call('auth.resetPassword', { body: { phone, code, password } })).toMatchObject({
        errorCode: 'PASSWORD_WEAK',
      })
  expect(await digestOf(at.db)).toEqual(before)
  expect(await at.call('auth.resetPassword', { body: { phone, code, password: 'a better one 78' } })).toMatchObject({
    success: true,
  })
})

test('a reset ends every session of the account with the same commit', async () => {
  const { phone, token } = await signIn(at, 'owner')
  const other = await logIn(at, phone)
  const code = await codeFor(phone, 'reset')
  // Guessable by its owner’s number, and common.
  for (const password of [`ok${phone}`, 'baseball'])
    expect(await at.call('auth.resetPassword', { body: { phone, code, password } })).toMatchObject({
      errorCode: 'PASSWORD_WEAK',
    })
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({ status: 200 })
  expect(await at.call('auth.resetPassword', { body: { phone, code, password: 'a better one 7' } })).toMatchObject({
    success: true,
    data: null,
  })
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({ status: 401 })
  expect(await at.call('account.getProfile', {}, { token: other })).toMatchObject({ status: 401 })
  expect(await at.call('auth.login', { body: { phone, password: 'a better one 7' } })).toMatchObject({ success: true })
})

test('who has a new password by code reads so among their notifications', async () => {
  const { phone } = await signIn(at, 'owner')
  const code = await codeFor(phone, 'reset')
  const password = 'a better one 7'
  await at.call('auth.resetPassword', { body: { phone, code, password } })
  const answer = await at.call('auth.login', { body: { phone, password } })
  const token = answer.success ? answer.data.token : ''
  expect(await at.call('notifications.listNotifications', { query: {} }, { token })).toMatchObject({
    data: { total: 1, records: [{ category: 'account', kind: 'passwordReset', subject: null, isGone: false }] },
  })
})
