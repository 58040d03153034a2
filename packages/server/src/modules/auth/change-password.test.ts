import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownDevices, sessions, smsCodes, users } from '#tables/auth.ts'
import { hammer } from '#testing/hammer.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { digestButTries, ownCode } from '#testing/own-codes.ts'
import { addPerson, mintSession, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const NEXT = 'a better one 7'
const GUESSES = 5
const ONE_MORE_SECONDS = 12 * 60

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const change = (token: string, body: Parameters<typeof at.call<'auth.changePassword'>>[1]['body']) =>
  at.call('auth.changePassword', { body }, { token })

const logIn = (phone: string, password: string) => at.call('auth.login', { body: { phone, password } })
const statusOf = async (token: string) => (await at.call('account.getProfile', {}, { token })).status

test('by the old password: every other session ends, this one goes on under a new token, and the old token is dead', async () => {
  const { phone, token, userId } = await addPerson(at, ['owner', 'merchant'])
  const other = await mintSession(at, userId)
  const answer = await change(token, { oldPassword: PASSWORD, password: NEXT })
  const renewed = answer.success ? answer.data.token : ''
  expect([await statusOf(token), await statusOf(other), await statusOf(renewed)]).toEqual([401, 401, 200])
  expect(await at.call('account.getProfile', {}, { token: renewed })).toMatchObject({
    data: { currentRoles: [{ roleCode: 'owner' }, { roleCode: 'merchant' }] },
  })
  expect(await logIn(phone, PASSWORD)).toMatchObject({ errorCode: 'LOGIN_FAILED' })
  expect(await logIn(phone, NEXT)).toMatchObject({ success: true })
  expect(await at.call('notifications.listNotifications', { query: {} }, { token: renewed })).toMatchObject({
    data: { total: 1, records: [{ category: 'account', kind: 'passwordChanged' }] },
  })
})

test('the device that changes the password stays known, and no other', async () => {
  const { phone, token, userId } = await addPerson(at, ['owner'])
  const [mine, lost] = [`zjd_${'m'.repeat(43)}`, `zjd_${'l'.repeat(43)}`]
  for (const deviceToken of [mine, lost])
    await at.call('auth.login', { body: { phone, password: PASSWORD, deviceToken } })
  const known = () => at.db.$count(knownDevices, eq(knownDevices.userId, userId))
  expect(await known()).toBe(2)
  await change(token, { oldPassword: PASSWORD, password: NEXT, deviceToken: mine })
  expect(await known()).toBe(1)
})

test('without a password, or without the old one, a code to the own phone proves who it is', async () => {
  const person = await addPerson(at, ['owner'])
  await at.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.userId))
  expect(await change(person.token, { oldPassword: PASSWORD, password: NEXT })).toMatchObject({
    errorCode: 'OLD_PASSWORD_WRONG',
  })
  const code = await ownCode(at, person, 'changePassword')
  const before = await digestButTries(at)
  // What is refused beside a right code does not use it up.
  expect(await change(person.token, { code, password: 'baseball' })).toMatchObject({ errorCode: 'PASSWORD_WEAK' })
  expect(await digestButTries(at)).toEqual(before)
  expect(await change(person.token, { code, password: NEXT })).toMatchObject({ success: true })
  expect(await logIn(person.phone, NEXT)).toMatchObject({ success: true })
  const again = await logIn(person.phone, NEXT)
  expect(await change(again.success ? again.data.token : '', { code, password: PASSWORD })).toMatchObject({
    errorCode: 'CODE_WRONG',
  })
})

test('a code fits its own person and purpose only', async () => {
  const [mine, theirs] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const code = await ownCode(at, theirs, 'changePassword')
  await ownCode(at, mine, 'changePassword')
  const before = await digestButTries(at)
  expect(await change(mine.token, { code, password: NEXT })).toMatchObject({ errorCode: 'CODE_WRONG' })
  // A code of somebody who was logged in is none of a login or a reset, and the other way round.
  for (const answer of [
    await at.call('auth.login', { body: { phone: theirs.phone, code } }),
    await at.call('auth.resetPassword', { body: { phone: theirs.phone, code, password: NEXT } }),
  ])
    expect(answer).toMatchObject({ errorCode: 'CODE_WRONG' })
  await at.db.update(smsCodes).set({ userId: mine.userId }).where(eq(smsCodes.phone, theirs.phone))
  expect(await change(theirs.token, { code, password: NEXT })).toMatchObject({ errorCode: 'CODE_WRONG' })
  expect(await digestButTries(at)).toEqual(before)
})

test('a stolen session has five guesses at the password and then few a day, from every device and network', async () => {
  const { token, userId } = await addPerson(at, ['owner'])
  const guess = (n: number) =>
    at.call(
      'auth.changePassword',
      { body: { oldPassword: `guess ${n}`, password: NEXT, deviceToken: `zjd_${String(n).padStart(43, '0')}` } },
      { token: n % 2 === 0 ? token : other, ip: `203.0.${n}.1` },
    )
  const other = await mintSession(at, userId)
  const before = await digestButTries(at)
  for (let n = 0; n < GUESSES; n++) expect(await guess(n)).toMatchObject({ errorCode: 'OLD_PASSWORD_WRONG' })
  expect(await guess(7)).toMatchObject({ errorCode: 'OLD_PASSWORD_THROTTLED' })
  // The right one is not even verified.
  expect(await change(token, { oldPassword: PASSWORD, password: NEXT })).toMatchObject({
    errorCode: 'OLD_PASSWORD_THROTTLED',
  })
  at.clock.advance(ONE_MORE_SECONDS)
  expect(await guess(8)).toMatchObject({ errorCode: 'OLD_PASSWORD_WRONG' })
  expect(await guess(9)).toMatchObject({ errorCode: 'OLD_PASSWORD_THROTTLED' })
  expect(await digestButTries(at)).toEqual(before)
})

test('guesses from a session do not hold up its owner’s login, and a code still changes the password', async () => {
  const person = await addPerson(at, ['owner'])
  for (let n = 0; n <= GUESSES; n++) await change(person.token, { oldPassword: 'wrong', password: NEXT })
  expect(await logIn(person.phone, PASSWORD)).toMatchObject({ success: true })
  expect(
    await change(person.token, { code: await ownCode(at, person, 'changePassword'), password: NEXT }),
  ).toMatchObject({ success: true })
})

test('those who handle money need a longer one', async () => {
  const { token } = await addPerson(at, ['finance'])
  const before = await digestButTries(at)
  for (const password of [NEXT, 'password'])
    expect(await change(token, { oldPassword: PASSWORD, password })).toMatchObject({ errorCode: 'PASSWORD_WEAK' })
  expect(await digestButTries(at)).toEqual(before)
  expect(await change(token, { oldPassword: PASSWORD, password: 'linden tree by the sea' })).toMatchObject({
    success: true,
  })
})

test('of two changes by the same old password one wins, and a session that is ended meanwhile gets no new token', async () => {
  const { phone, token, userId } = await addPerson(at, ['owner'])
  const other = await mintSession(at, userId)
  const { reached, letGo } = holdStatements(/^update "users" set "password_hash"/)
  const held = change(token, { oldPassword: PASSWORD, password: NEXT })
  await reached
  await at.db.delete(sessions).where(eq(sessions.userId, userId))
  letGo()
  expect(await held).toMatchObject({ errorCode: 'STATE_CHANGED' })
  expect(await statusOf(other)).toBe(401)
  expect(await logIn(phone, PASSWORD)).toMatchObject({ success: true })
  const again = await mintSession(at, userId)
  const commits = holdStatements(/^update "users" set "password_hash"/)
  const both = Promise.all([1, 2].map(() => change(again, { oldPassword: PASSWORD, password: NEXT })))
  await expect.poll(() => commits.count()).toBe(2)
  commits.letGo()
  expect((await both).map((answer) => (answer.success ? 'changed' : answer.errorCode)).toSorted()).toEqual([
    'STATE_CHANGED',
    'changed',
  ])
})

test('a login by the old password that a change overtakes opens no session', async () => {
  const { phone, token, userId } = await addPerson(at, ['owner'])
  // The last statement before the session is opened takes the right password off the counters of guesses.
  const { reached, letGo } = holdStatements(/insert into "login_throttles"(?!.*greatest).*values .*\), .*\), /s)
  const login = logIn(phone, PASSWORD)
  await reached
  expect(await change(token, { oldPassword: PASSWORD, password: NEXT })).toMatchObject({ success: true })
  letGo()
  expect(await login).toMatchObject({ errorCode: 'STATE_CHANGED' })
  expect(await at.db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
})

test.each([1, 2, 3])(
  '20 clients, round %i: nothing succeeds that began after the change was acknowledged',
  async () => {
    const { token, userId } = await addPerson(at, ['owner'])
    const { before, after, renewed } = await hammer(at, { userId, token }, () =>
      change(token, { oldPassword: PASSWORD, password: NEXT }),
    )
    expect(before).toBeGreaterThan(0)
    expect(after).toEqual([401])
    expect(await statusOf(renewed)).toBe(200)
  },
)
