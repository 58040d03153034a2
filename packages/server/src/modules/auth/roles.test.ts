import type { Role } from '@zhujia/contract/core/roles.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import { userRoles } from '#tables/auth.ts'
import { digestOf } from '#testing/digest.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { logIn, signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { grantRole, withdrawRole } from './index.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const grant = (userId: string, role: Role, isByMembership = false) =>
  grantRole(systemOf(at), { role, userIds: [userId], isByMembership })
const withdraw = (userId: string, role: Role) => withdrawRole(systemOf(at), { userId, role })
const rolesOf = async (token: string) => {
  const profile = await at.call('account.getProfile', {}, { token })
  if (!profile.success) throw new Error(profile.message)
  const { currentRoles, availableRoles } = profile.data
  return {
    active: currentRoles.map(({ roleCode }) => roleCode),
    granted: availableRoles.map(({ roleCode, isPrimary }) => (isPrimary ? `${roleCode}!` : roleCode)),
  }
}

test('a granted role ends no session and is not active by itself; granting it again changes nothing', async () => {
  const { userId, token } = await addPerson(at, ['owner'])
  expect(await grant(userId, 'driver')).toEqual([userId])
  expect(await rolesOf(token)).toEqual({ active: ['owner'], granted: ['owner!', 'driver'] })
  const before = await digestOf(at.db)
  expect(await grant(userId, 'driver')).toEqual([])
  expect(await digestOf(at.db)).toEqual(before)
})

test('sessions of who gained a role live no longer than it allows, and none is made longer', async () => {
  const { userId, token } = await addPerson(at, ['owner'])
  const brief = await mintSession(at, userId, { absoluteExpiresAt: addSeconds(at.clock.now(), HOUR) })
  const call = async (of: string) => (await at.call('account.getProfile', {}, { token: of })).status
  await grant(userId, 'merchant')
  at.clock.advance(HOUR)
  expect([await call(token), await call(brief)]).toEqual([200, 401])
  // In use all the time, so that it is not idle.
  for (let halves = 1; halves < 14; halves++) {
    at.clock.advance(DAY / 2)
    expect(await call(token)).toBe(200)
  }
  at.clock.advance(DAY / 2)
  expect(await call(token)).toBe(401)
})

test('a role that only memberships gave is withdrawn: the session goes on without it, in the primary role', async () => {
  const { userId } = await addPerson(at, ['owner'])
  await grant(userId, 'merchant', true)
  const token = await mintSession(at, userId, { activeRoles: ['merchant'] })
  expect(await rolesOf(token)).toEqual({ active: ['merchant'], granted: ['owner!', 'merchant'] })
  expect(await withdraw(userId, 'merchant')).toBe(true)
  expect(await rolesOf(token)).toEqual({ active: ['owner'], granted: ['owner!'] })
  expect(await at.call('orders.countOrders', { query: { view: 'seller' } }, { token })).toMatchObject({ status: 403 })
})

test('who loses the only role they had is a homeowner', async () => {
  const { userId } = await addPerson(at, ['merchant'])
  await at.db.update(userRoles).set({ isByMembership: true }).where(eq(userRoles.userId, userId))
  const token = await mintSession(at, userId, { activeRoles: ['merchant'] })
  await withdraw(userId, 'merchant')
  expect(await rolesOf(token)).toEqual({ active: ['owner'], granted: ['owner!'] })
})

test('a role that somebody has for another reason stays when memberships end, also where it was first given by one', async () => {
  const { userId, token } = await addPerson(at, ['owner', 'driver'])
  await grant(userId, 'driver', true)
  expect(await withdraw(userId, 'driver')).toBe(false)
  await grant(userId, 'merchant', true)
  await grant(userId, 'merchant')
  expect(await withdraw(userId, 'merchant')).toBe(false)
  expect((await rolesOf(token)).granted).toEqual(['owner!', 'driver', 'merchant'])
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
