/** What grows with every call is removed as fast as it can be written: however much lies there, one sweep leaves none of it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { newId } from '#platform/ids.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { openOrganisations } from '#modules/organisations/index.ts'
import { addPerson } from '#testing/sessions.ts'
import { SWEEPS } from '#testing/sweeps/sweeps.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'

let at: TestApp
let userId: string
beforeAll(async () => {
  at = await makeTestApp()
  ;({ userId } = await addPerson(at, ['owner']))
  const household = { id: newId(), kind: 'household', name: '我家', ownerId: userId, members: [] } as const
  await openOrganisations(systemOf(at), [household])
})
afterAll(() => at.close())

/** More than two batches. */
const MANY = 2 * PRUNE_BATCH + 1

/** The tables that callers make grow, the platform's and those of each area, with a row of it by its number `n`, as old as `at`. */
const GROWING: Readonly<Record<string, string>> = {
  idempotency_keys: `(user_id, key, endpoint, request_hash, created_at) select user_id, gen_random_uuid(), 'x', 'x', at`,
  person_rates: `(user_id, kind, window_start, taken) select gen_random_uuid(), 'read', at, 1`,
  ...Object.fromEntries(Object.values(SWEEPS).flatMap(({ growing = {} }) => Object.entries(growing))),
}

/** What removes from these tables. */
const UPKEEP = [
  'platform.upkeep',
  'platform.rates',
  'auth.upkeep',
  'notifications.upkeep',
  'organisations.upkeep',
  'search.forget',
] as const

async function count() {
  const { rows } = await at.db.execute<Record<string, number>>(
    sql.raw(
      `select ${Object.keys(GROWING)
        .map((name) => `(select count(*)::int from ${name}) as ${name}`)
        .join(', ')}`,
    ),
  )
  return rows[0]
}

/** Puts so many rows into each table, and lets them grow old. */
async function grow(rows: number): Promise<void> {
  const from = `from generate_series(1, ${rows}) n, (select '${userId}'::uuid as user_id, '${at.clock.now().toISOString()}'::timestamptz as at) one`
  for (const [table, row] of Object.entries(GROWING))
    await at.db.execute(sql.raw(`insert into ${table} ${row} ${from}`))
  at.clock.advance(181 * DAY)
}

async function upkeep(): Promise<number> {
  for (const kind of UPKEEP) await setTimer(systemOf(at), { kind, subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  return at.runTimers()
}

test('keys, counts, throttles, searches, dead sessions, devices and codes: one sweep removes all that is old, and nothing else', async () => {
  const before = await count()
  await grow(MANY)
  expect(await upkeep()).toBe(3 * UPKEEP.length)
  expect(await count()).toEqual(before)
})

test('where removing from one table fails, the others are emptied all the same', async () => {
  const before = await count()
  await grow(1)
  await at.db.execute(`create function fail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`)
  await at.db.execute('create trigger fail before delete on idempotency_keys execute function fail()')
  expect(await upkeep()).toBe(UPKEEP.length - 1)
  expect(await count()).toEqual({ ...before, idempotency_keys: 1 })
})
