/** What grows with every call is removed as fast as it can be written: however much lies there, one sweep leaves none of it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** More than two batches. */
const MANY = 2 * PRUNE_BATCH + 1

/** A table that callers make grow, and a row of it by its number, as old as `at`. */
const GROWING: Readonly<Record<string, string>> = {
  idempotency_keys: `(user_id, key, endpoint, request_hash, created_at) select user_id, gen_random_uuid(), 'x', 'x', at`,
  person_rates: `(user_id, kind, window_start, taken) select gen_random_uuid(), 'read', at, 1`,
  login_throttles: `(key, empty_at) select 'phone ' || n, at`,
  search_people: `(words, person, at) select '地砖', n::text, at`,
  sessions: `(id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
    select gen_random_uuid(), sha256(n::text::bytea), user_id, '{}', 0, '', at, at, at, at`,
  known_devices: `(id, user_id, token_hash, last_seen_at) select gen_random_uuid(), user_id, sha256(n::text::bytea), at`,
  sms_codes: `(id, phone, purpose, ip, created_at, expires_at) select gen_random_uuid(), '13900000000', 'login', '::1', at, at`,
}

test('keys, counts, throttles, searches, dead sessions, devices and codes: one sweep removes all that is old, and nothing else', async () => {
  const { userId } = await addPerson(at, ['owner'])
  const count = async () => {
    const { rows } = await at.db.execute<Record<string, number>>(
      sql.raw(
        `select ${Object.keys(GROWING)
          .map((name) => `(select count(*)::int from ${name}) as ${name}`)
          .join(', ')}`,
      ),
    )
    return rows[0]
  }
  const before = await count()
  const from = `from generate_series(1, ${MANY}) n, (select '${userId}'::uuid as user_id, '${at.clock.now().toISOString()}'::timestamptz as at) one`
  for (const [table, row] of Object.entries(GROWING))
    await at.db.execute(sql.raw(`insert into ${table} ${row} ${from}`))
  at.clock.advance(181 * DAY)
  for (const kind of ['platform.upkeep', 'search.forget'] as const)
    await setTimer(systemOf(at), { kind, subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  expect(await at.runTimers()).toBe(6)
  expect(await count()).toEqual(before)
})
