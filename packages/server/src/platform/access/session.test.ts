import type { Role } from '@zhujia/contract/core/roles.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '#tables/auth.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { logIn, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { DAY, HOUR, MINUTE } from '../clock.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const isAlive = async (token: string): Promise<boolean> =>
  (await at.call('account.getProfile', {}, { token })).status === 200

describe.each<[Role, { idle: number; absolute: number; most: number }]>([
  ['owner', { idle: 7 * DAY, absolute: 30 * DAY, most: 10 }],
  ['merchant', { idle: DAY, absolute: 7 * DAY, most: 10 }],
  ['finance', { idle: DAY, absolute: 7 * DAY, most: 10 }],
  ['administrator', { idle: 30 * MINUTE, absolute: 12 * HOUR, most: 3 }],
])('a session of a %s', (role, { idle, absolute, most }) => {
  test('ends when it has rested too long, however it was used before', async () => {
    const { token } = await signIn(at, role)
    at.clock.advance(idle - 1)
    expect(await isAlive(token)).toBe(true)
    at.clock.advance(idle - 1)
    expect(await isAlive(token)).toBe(true)
    at.clock.advance(idle)
    expect(await isAlive(token)).toBe(false)
  })

  test('ends at its age, however much it is used', async () => {
    const { userId, token } = await signIn(at, role)
    const now = at.clock.now().getTime()
    const [row] = await at.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect((row?.absoluteExpiresAt.getTime() ?? 0) - now).toBe(absolute * 1000)
    await at.db
      .update(sessions)
      .set({ idleExpiresAt: new Date(now + 365 * DAY * 1000) })
      .where(eq(sessions.userId, userId))
    at.clock.advance(absolute - 1)
    expect(await isAlive(token)).toBe(true)
    at.clock.advance(1)
    expect(await isAlive(token)).toBe(false)
  })

  test(`is one of ${most} at most: a further login ends the one that rested longest`, async () => {
    const { phone, token: first } = await signIn(at, role)
    const later: string[] = []
    for (let count = 1; count < most; count++) {
      at.clock.advance(1)
      later.push(await logIn(at, phone))
    }
    expect(await isAlive(first)).toBe(true)
    at.clock.advance(1)
    later.push(await logIn(at, phone))
    expect([await isAlive(first), ...(await Promise.all(later.map(isAlive)))]).toEqual([
      false,
      ...later.map(() => true),
    ])
  })
})

test('the session of an account that was disabled is dead, and nobody signs in to it', async () => {
  const { userId, phone, token } = await signIn(at, 'owner')
  await at.db.update(users).set({ disabledAt: at.clock.now() }).where(eq(users.id, userId))
  expect(await isAlive(token)).toBe(false)
  expect(await at.call('auth.login', { body: { phone, password: 'correct horse battery' } })).toMatchObject({
    errorCode: 'ACCOUNT_DISABLED',
  })
  expect(await at.db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
})

test('a session of before a change of rights is dead, and a role that was taken away acts no more', async () => {
  const { userId } = await addPerson(at, ['owner'])
  const token = await mintSession(at, userId, { activeRoles: ['owner', 'merchant'] })
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({
    data: { currentRoles: [{ roleCode: 'owner' }] },
  })
  expect(await at.call('orders.listOrders', { query: { view: 'seller' } }, { token })).toMatchObject({ status: 403 })
  await at.db.update(users).set({ authEpoch: 1 }).where(eq(users.id, userId))
  expect(await isAlive(token)).toBe(false)
})

test('a token is stored as its hash alone', async () => {
  const { userId, token } = await signIn(at, 'owner')
  const [row] = await at.db.select().from(sessions).where(eq(sessions.userId, userId))
  expect(row?.tokenHash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain(token)
})
