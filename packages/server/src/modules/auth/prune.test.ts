import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotencyKeys } from '#tables/platform.ts'
import { knownDevices, loginThrottles, sessions, smsCodes } from '#tables/auth.ts'
import { newId } from '#platform/ids.ts'
import { sha256 } from '#platform/keys.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { pruneAuth } from './commands/prune.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('once an hour what no longer counts is removed, and nothing else', async () => {
  const { token, phone, userId } = await signIn(at, 'administrator')
  const device = { id: newId(), userId, tokenHash: sha256('device'), lastSeenAt: at.clock.now() }
  await at.db.insert(knownDevices).values(device)
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
    await at.db.$count(loginThrottles),
    await at.db.$count(idempotencyKeys),
  ]
  for (const kind of ['platform.upkeep', 'auth.upkeep'] as const)
    await setTimer(systemOf(at), { kind, subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  expect(await at.runTimers()).toBe(2)
  expect(await counts()).toEqual([1, 1, 8, 1])
  expect(await at.call('account.getProfile', {}, { token })).toMatchObject({ success: true })
  at.clock.advance(3 * 86_400)
  expect(await at.runTimers()).toBe(2)
  expect(await counts()).toEqual([0, 0, 0, 1])
  at.clock.advance(5 * 86_400)
  await at.runTimers()
  expect(await counts()).toEqual([0, 0, 0, 0])
  expect(await at.db.$count(knownDevices)).toBe(1)
  at.clock.advance(180 * 86_400)
  await at.runTimers()
  expect(await at.db.$count(knownDevices)).toBe(0)
})

test('counters that anybody can make go batch by batch, however many, and those that count stay', async () => {
  const now = at.clock.now()
  await at.db.execute(sql`
    insert into login_throttles select 'phone ' || n, ${now}::timestamptz from generate_series(1, 12000) n`)
  await at.db
    .insert(loginThrottles)
    .values({ key: 'phone 13', emptyAt: new Date(now.getTime() + 1000) })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: { emptyAt: new Date(now.getTime() + 1000) },
    })
  // A full batch says that more may be left: the timer then runs again at once.
  expect([await pruneAuth(systemOf(at)), await pruneAuth(systemOf(at))]).toEqual([true, true])
  expect(await pruneAuth(systemOf(at))).toBe(false)
  expect(await at.db.select({ key: loginThrottles.key }).from(loginThrottles)).toEqual([{ key: 'phone 13' }])
})
