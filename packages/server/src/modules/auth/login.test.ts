import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('a login by password answers token, current and available roles as the specification names them', async () => {
  const { phone } = await signIn(at, 'driver', 'owner')
  const answer = await at.call('auth.login', { body: { phone, password: 'correct horse battery' } })
  expect(answer).toMatchObject({
    status: 200,
    success: true,
    code: 200,
    data: {
      token: expect.stringMatching(/^zj1_[\w-]{43}$/),
      currentRoles: [{ roleCode: 'driver' }],
      availableRoles: [
        { roleCode: 'driver', roleName: '司机', isPrimary: true },
        { roleCode: 'owner', roleName: '业主', isPrimary: false },
      ],
    },
  })
})

test('a wrong password and an unknown phone get the same refusal, never a 401', async () => {
  const { phone } = await signIn(at, 'owner')
  const wrong = await at.call('auth.login', { body: { phone, password: 'not this one' } })
  const unknown = await at.call('auth.login', { body: { phone: '13700000000', password: 'not this one' } })
  expect(wrong).toEqual({
    status: 200,
    success: false,
    code: 41001,
    errorCode: 'LOGIN_FAILED',
    message: '手机号或密码不正确',
    data: null,
  })
  expect(unknown).toEqual(wrong)
})

test('the sixth wrong guess in 15 minutes is not looked at; after a minute one more is', async () => {
  const { phone } = await signIn(at, 'owner')
  const guess = (password: string) => at.call('auth.login', { body: { phone, password } }, { ip: '10.1.1.1' })
  for (let i = 0; i < 5; i++) expect(await guess('wrong one')).toMatchObject({ errorCode: 'LOGIN_FAILED' })
  expect(await guess('correct horse battery')).toMatchObject({ status: 200, errorCode: 'LOGIN_THROTTLED' })
  at.clock.advance(61)
  expect(await guess('correct horse battery')).toMatchObject({ success: true })
})

test('select-roles takes some of the granted roles and refuses the rest, changing nothing', async () => {
  const { token } = await signIn(at, 'owner', 'driver')
  expect(await at.call('auth.selectRoles', { body: { roleCodes: ['driver'] } }, { token })).toMatchObject({
    success: true,
    data: [{ roleCode: 'driver' }],
  })
  expect(
    await at.call('auth.selectRoles', { body: { roleCodes: ['driver', 'administrator'] } }, { token }),
  ).toMatchObject({ errorCode: 'ROLE_NOT_GRANTED' })
  const profile = await at.call('account.getProfile', {}, { token })
  expect(profile).toMatchObject({ success: true, data: { currentRoles: [{ roleCode: 'driver' }] } })
})

test('logout ends this session and no other', async () => {
  const { phone, token } = await signIn(at, 'owner')
  const other = await logIn(at, phone)
  expect(await at.call('auth.logout', {}, { token })).toMatchObject({ success: true, data: null })
  expect(await at.call('account.getProfile', {}, { token })).toEqual({
    status: 401,
    success: false,
    code: 401,
    errorCode: 'UNAUTHORIZED',
    message: '未授权，请重新登录',
    data: null,
  })
  expect(await at.call('account.getProfile', {}, { token: other })).toMatchObject({ status: 200, success: true })
})

test('malformed input answers 400 with the paths of its fields', async () => {
  const answer = await at.call('auth.login', { body: { phone: '123', password: '' } })
  expect(answer).toMatchObject({
    status: 400,
    success: false,
    code: 400,
    errorCode: 'INVALID_INPUT',
    data: { fields: { phone: '格式不正确', password: '请填写' } },
  })
})
