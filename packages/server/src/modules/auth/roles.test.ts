import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { grantRole } from './index.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('a granted role ends the sessions that do not know it; granting it again changes nothing', async () => {
  const { userId, phone, token } = await signIn(at, 'owner')
  await grantRole(systemOf(at), { userId, role: 'driver' })
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({ status: 401 })
  const next = await logIn(at, phone)
  await grantRole(systemOf(at), { userId, role: 'driver' })
  const profile = await at.call('account.getProfile', {}, { token: next })
  expect(profile).toMatchObject({
    data: {
      currentRoles: [{ roleCode: 'owner' }],
      availableRoles: [
        { roleCode: 'owner', isPrimary: true },
        { roleCode: 'driver', isPrimary: false },
      ],
    },
  })
})

test('the primary role is what a new session starts with; a role that was not granted cannot be it', async () => {
  const { phone, token } = await signIn(at, 'owner', 'driver')
  expect(await at.call('auth.setPrimaryRole', { body: { roleCode: 'administrator' } }, { token })).toMatchObject({
    status: 200,
    errorCode: 'ROLE_NOT_GRANTED',
  })
  expect(await at.call('auth.setPrimaryRole', { body: { roleCode: 'driver' } }, { token })).toMatchObject({
    data: [
      { roleCode: 'driver', isPrimary: true },
      { roleCode: 'owner', isPrimary: false },
    ],
  })
  const profile = await at.call('account.getProfile', {}, { token: await logIn(at, phone) })
  expect(profile).toMatchObject({ data: { currentRoles: [{ roleCode: 'driver' }] } })
})
