import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { knownDevices, phoneChanges, users } from '#tables/auth.ts'
import { timers } from '#tables/platform.ts'
import { hammer } from '#testing/hammer.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { digestButTries, messagesTo, ownCode } from '#testing/own-codes.ts'
import { addPerson, mintSession, PASSWORD, type Person } from '#testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { createUser } from './index.ts'

const DAYS_3 = 72 * 3600
const NEXT = 'a better one 7'

let at: TestApp
let person: Person
/** A phone that nobody has. */
let next: string
let numbers = 0
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  person = await addPerson(at, ['owner'])
  next = `159${String(numbers++).padStart(8, '0')}`
})

const newCode = ({ token } = person, phone = next) => ownCode(at, { phone, token }, 'takePhone')
const oldCode = (who = person) => ownCode(at, who, 'leavePhone')

async function change(codes: { code?: string; oldCode?: string } = {}, who = person) {
  const body = {
    phone: next,
    code: codes.code ?? (await newCode(who)),
    oldCode: codes.oldCode ?? (await oldCode(who)),
  }
  return at.call('auth.changePhone', { body }, who)
}

async function request({ password = PASSWORD, code }: { password?: string; code?: string } = {}, who = person) {
  const body = { phone: next, code: code ?? (await newCode(who)), password }
  return at.call('auth.requestPhoneChange', { body }, who)
}

const statusOf = async (token: string) => (await at.call('account.getProfile', {}, { token })).status
const logIn = (phone: string) => at.call('auth.login', { body: { phone, password: PASSWORD } })
const phoneOf = async ({ userId }: Person) =>
  (await at.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId)))[0]?.phone

async function pending({ token } = person) {
  const answer = await at.call('auth.getSecurity', {}, { token })
  return answer.success ? answer.data.phoneChange : undefined
}

async function newsOf(token: string): Promise<string[]> {
  const answer = await at.call('notifications.listNotifications', { query: {} }, { token })
  return answer.success ? answer.data.records.map(({ kind }) => kind) : []
}

test('with the old number: changed at once, other sessions and devices end, and the old number is told', async () => {
  const other = await mintSession(at, person.userId)
  const deviceToken = `zjd_${'d'.repeat(43)}`
  await at.call('auth.login', { body: { phone: person.phone, password: PASSWORD, deviceToken } })
  const answer = await change()
  const renewed = answer.success ? answer.data.token : ''
  expect([await statusOf(person.token), await statusOf(other), await statusOf(renewed)]).toEqual([401, 401, 200])
  expect(await at.db.$count(knownDevices, eq(knownDevices.userId, person.userId))).toBe(0)
  expect((await messagesTo(at, person.phone))[0]).toBe(
    `【筑家】你的账号已换绑到手机号 ${next.slice(0, 3)}****${next.slice(-4)}，本号码不能再登录该账号。`,
  )
  expect(await newsOf(renewed)).toEqual(['phoneChanged'])
  expect(await logIn(person.phone)).toMatchObject({ errorCode: 'LOGIN_FAILED' })
  expect(await logIn(next)).toMatchObject({ success: true })
})

test('each number proves itself: a wrong code of either, or each in the other’s place, changes nothing', async () => {
  const [code, old] = [await newCode(), await oldCode()]
  const before = await digestButTries(at)
  for (const [codes, errorCode] of [
    [{ code, oldCode: '000000' }, 'OLD_CODE_WRONG'],
    [{ code: '000000', oldCode: old }, 'CODE_WRONG'],
    [{ code: old, oldCode: code }, 'OLD_CODE_WRONG'],
    [{ code: old, oldCode: old }, 'CODE_WRONG'],
  ] as const)
    expect(await change(codes)).toMatchObject({ errorCode })
  expect(await digestButTries(at)).toEqual(before)
  // What was right beside a wrong one is still good.
  expect(await change({ code, oldCode: old })).toMatchObject({ success: true })
})

test('a code that somebody else asked for, to the same new number, proves nothing', async () => {
  const other = await addPerson(at, ['owner'])
  const code = await newCode(other)
  const old = await oldCode()
  const before = await digestButTries(at)
  expect(await change({ code, oldCode: old })).toMatchObject({ errorCode: 'CODE_WRONG' })
  expect(await request({ code })).toMatchObject({ errorCode: 'CODE_WRONG' })
  expect(await digestButTries(at)).toEqual(before)
})

test('whether a number has an account is answered to who receives its codes, and to nobody else', async () => {
  const other = await addPerson(at, ['owner'])
  const asked = async (phone: string) =>
    at.call('auth.sendOwnCode', { body: { purpose: 'takePhone', phone } }, { token: person.token })
  expect(await asked(other.phone)).toEqual(await asked(next))
  const old = await oldCode()
  next = other.phone
  const before = await digestButTries(at)
  for (const answer of [await change({ code: '000000', oldCode: old }), await request({ code: '000000' })])
    expect(answer).toMatchObject({ errorCode: 'CODE_WRONG' })
  at.clock.advance(60)
  const code = await newCode()
  const asks = await digestButTries(at)
  for (const answer of [await change({ code, oldCode: old }), await request({ code })])
    expect(answer).toMatchObject({ errorCode: 'PHONE_TAKEN' })
  expect(await digestButTries(at)).toEqual(asks)
  expect(Object.keys(before)).toEqual(Object.keys(asks))
})

test('of two accounts that change to one number at once one wins, and the other is told that it is taken', async () => {
  const rival = await addPerson(at, ['owner'])
  const codes = { code: await newCode(), oldCode: await oldCode() }
  at.clock.advance(60)
  const theirs = { code: await newCode(rival), oldCode: await oldCode(rival) }
  const commits = holdStatements(/^commit$/)
  const both = Promise.all([change(codes), change(theirs, rival)])
  await expect.poll(() => commits.count()).toBeGreaterThan(0)
  commits.letGo()
  const outcomes = (await both).map((answer) => (answer.success ? 'changed' : answer.errorCode))
  expect(outcomes.toSorted()).toEqual(['PHONE_TAKEN', 'changed'])
  expect([await phoneOf(person), await phoneOf(rival)].filter((phone) => phone === next)).toHaveLength(1)
})

test('without the old number: requested by the password, the old number is told, and after 72 hours it takes effect', async () => {
  const dueAt = new Date(at.clock.now().getTime() + DAYS_3 * 1000).toISOString()
  const phoneMasked = `${next.slice(0, 3)}****${next.slice(-4)}`
  expect(await request()).toMatchObject({ success: true, data: { phoneMasked, dueAt } })
  expect(await pending()).toEqual({ phoneMasked, dueAt })
  expect((await messagesTo(at, person.phone))[0]).toContain(`申请换绑到手机号 ${phoneMasked}，72 小时后生效`)
  expect(await newsOf(person.token)).toEqual(['phoneChangeRequested'])
  at.clock.advance(DAYS_3 - 1)
  // Even where its timer runs too early.
  await at.db.update(timers).set({ dueAt: at.clock.now() }).where(eq(timers.subjectId, person.userId))
  await at.runTimers()
  expect([await phoneOf(person), await statusOf(person.token)]).toEqual([person.phone, 200])
  at.clock.advance(1)
  await at.runTimers()
  expect([await phoneOf(person), await statusOf(person.token)]).toEqual([next, 401])
  expect((await messagesTo(at, person.phone))[0]).toContain('本号码不能再登录该账号')
  expect(await logIn(person.phone)).toMatchObject({ errorCode: 'LOGIN_FAILED' })
  const login = await logIn(next)
  const { token } = login.success ? login.data : { token: '' }
  expect(await newsOf(token)).toEqual(['phoneChanged', 'phoneChangeRequested'])
  expect(await pending({ ...person, token })).toBeNull()
})

test('a request needs the password and a code of the new number, and guesses are counted as at the password page', async () => {
  const code = await newCode()
  const before = await digestButTries(at)
  expect(await request({ code: '000000' })).toMatchObject({ errorCode: 'CODE_WRONG' })
  for (let n = 0; n < 4; n++)
    expect(await request({ code, password: 'wrong' })).toMatchObject({ errorCode: 'OLD_PASSWORD_WRONG' })
  expect(await request({ code })).toMatchObject({ errorCode: 'OLD_PASSWORD_THROTTLED' })
  expect(
    await at.call('auth.changePassword', { body: { oldPassword: PASSWORD, password: NEXT } }, person),
  ).toMatchObject({ errorCode: 'OLD_PASSWORD_THROTTLED' })
  expect(await digestButTries(at)).toEqual(before)
})

test('one request at a time: a second is refused, one after the other and at once', async () => {
  const first = next
  await request()
  next = `159${String(numbers++).padStart(8, '0')}`
  const code = await newCode()
  const before = await digestButTries(at)
  expect(await request({ code })).toMatchObject({ errorCode: 'PHONE_CHANGE_PENDING' })
  expect(await digestButTries(at)).toEqual(before)
  expect(await pending()).toMatchObject({ phoneMasked: `${first.slice(0, 3)}****${first.slice(-4)}` })
  await at.call('auth.cancelPhoneChange', {}, person)
  const inserts = holdStatements(/^insert into "phone_changes"/)
  const both = Promise.all([request({ code }), request({ code })])
  await expect.poll(() => inserts.count()).toBe(2)
  inserts.letGo()
  expect((await both).map((answer) => (answer.success ? 'requested' : answer.errorCode)).toSorted()).toEqual([
    'PHONE_CHANGE_PENDING',
    'requested',
  ])
})

test('the old number’s owner logs in by it and cancels: nothing takes effect', async () => {
  await request()
  await at.call('auth.sendCode', { body: { phone: person.phone, purpose: 'login' } })
  const code = /\d{6}/.exec((await messagesTo(at, person.phone))[0] ?? '')?.[0] ?? ''
  const login = await at.call('auth.login', { body: { phone: person.phone, code } })
  const { token } = login.success ? login.data : { token: '' }
  expect(await pending({ ...person, token })).not.toBeNull()
  at.clock.advance(1)
  expect(await at.call('auth.cancelPhoneChange', {}, { token })).toMatchObject({ success: true, data: null })
  expect(await pending()).toBeNull()
  expect(await newsOf(token)).toEqual(['phoneChangeDropped', 'phoneChangeRequested'])
  at.clock.advance(DAYS_3)
  await at.runTimers()
  expect(await phoneOf(person)).toBe(person.phone)
})

test('nobody cancels the request of somebody else', async () => {
  await request()
  const before = await digestButTries(at)
  expect(await at.call('auth.cancelPhoneChange', {}, await addPerson(at, ['owner']))).toMatchObject({ success: true })
  expect((await digestButTries(at)).phone_changes).toBe(before.phone_changes)
})

test.each(['changed', 'reset'] as const)('a password that is %s cancels the request', async (way) => {
  await request()
  if (way === 'changed')
    await at.call('auth.changePassword', { body: { oldPassword: PASSWORD, password: NEXT } }, person)
  else {
    at.clock.advance(60)
    await at.call('auth.sendCode', { body: { phone: person.phone, purpose: 'reset' } })
    const code = /\d{6}/.exec((await messagesTo(at, person.phone))[0] ?? '')?.[0] ?? ''
    await at.call('auth.resetPassword', { body: { phone: person.phone, code, password: NEXT } })
  }
  expect(await at.db.$count(phoneChanges, eq(phoneChanges.userId, person.userId))).toBe(0)
  at.clock.advance(DAYS_3)
  await at.runTimers()
  expect(await phoneOf(person)).toBe(person.phone)
  expect(await at.call('auth.login', { body: { phone: person.phone, password: NEXT } })).toMatchObject({
    success: true,
  })
})

test('a password that changes while a request is verified leaves no request', async () => {
  const other = { ...person, token: await mintSession(at, person.userId) }
  const code = await newCode()
  const { reached, letGo } = holdStatements(/"users".* for share/s)
  const held = request({ code })
  await reached
  await at.call('auth.changePassword', { body: { oldPassword: PASSWORD, password: NEXT } }, other)
  letGo()
  expect(await held).toMatchObject({ errorCode: 'STATE_CHANGED' })
  expect(await at.db.$count(phoneChanges, eq(phoneChanges.userId, person.userId))).toBe(0)
})

test('a number that somebody else has by then is not taken: the request is dropped and its owner told', async () => {
  await request()
  await createUser(systemOf(at), { phone: next, nickname: '后来的人', roles: ['owner'] })
  at.clock.advance(DAYS_3)
  await at.runTimers()
  expect([await phoneOf(person), await statusOf(person.token), await pending()]).toEqual([person.phone, 200, null])
  expect(await newsOf(person.token)).toEqual(['phoneChangeDropped', 'phoneChangeRequested'])
})

test('a change with the old number settles what was requested without it', async () => {
  await request()
  at.clock.advance(60)
  next = `159${String(numbers++).padStart(8, '0')}`
  const answer = await change()
  expect(answer).toMatchObject({ success: true })
  expect(await at.db.$count(phoneChanges)).toBe(0)
  at.clock.advance(DAYS_3)
  await at.runTimers()
  expect(await phoneOf(person)).toBe(next)
})

test.each([1, 2, 3])(
  '20 clients, round %i: nothing succeeds that began after a new phone was acknowledged',
  async () => {
    const codes = { code: await newCode(), oldCode: await oldCode() }
    const { before, after, renewed } = await hammer(at, person, () => change(codes))
    expect(before).toBeGreaterThan(0)
    expect(after).toEqual([401])
    expect(await statusOf(renewed)).toBe(200)
  },
)
