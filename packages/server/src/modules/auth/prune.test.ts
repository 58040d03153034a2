import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotencyKeys } from '#tables/platform.ts'
import { loginAttempts, sessions, smsCodes } from '#tables/auth.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('once an hour what no longer counts is removed, and nothing else', async () => {
  const { token, phone } = await signIn(at, 'administrator')
  await at.call('auth.sendCode', { body: { phone, purpose: 'reset' } })
  await at.call('auth.login', { body: { phone, password: 'wrong' } })
  await at.db.insert(idempotencyKeys).values({
    userId: '00000000-0000-7000-8000-000000000001',
    key: '00000000-0000-7000-8000-000000000002',
    endpoint: 'x',
    requestHash: 'x',
    createdAt: at.clock.now(),
  })
  const counts = async () => [
    await at.db.$count(sessions),
    await at.db.$count(smsCodes),
    await at.db.$count(loginAttempts),
    await at.db.$count(idempotencyKeys),
  ]
  await setTimer(systemOf(at), {
    kind: 'house.upkeep',
    subjectId: '00000000-0000-7000-8000-000000000000',
    dueAt: at.clock.now(),
  })
  expect(await at.runTimers()).toBe(1)
  expect(await counts()).toEqual([1, 1, 1, 1])
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({ success: true })
  at.clock.advance(3 * 86_400)
  expect(await at.runTimers()).toBe(1)
  expect(await counts()).toEqual([0, 0, 0, 1])
  at.clock.advance(5 * 86_400)
  await at.runTimers()
  expect(await counts()).toEqual([0, 0, 0, 0])
})
