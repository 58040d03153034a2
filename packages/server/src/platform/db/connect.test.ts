import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { cloneDatabase } from '#testing/test-database.ts'
import { connect, type Database } from './connect.ts'
import { answerToSqlError } from './sql-errors.ts'

let owned: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
beforeAll(async () => {
  owned = await cloneDatabase(inject('templateUrl'))
  database = connect(owned.url, { log: pino({ level: 'silent' }), size: 1 })
})
afterAll(async () => {
  vi.useRealTimers()
  await database.close()
  await owned.drop()
})

/** Settings of a session, with their units. */
async function settingsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string; unit: string | null }>(
    `select name, setting, unit from pg_settings
     where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone', 'work_mem')
     order by name collate "C"`,
  )
  return rows.map(({ name, setting, unit }) => `${name} ${setting}${unit ?? ''}`)
}

const LIMITS = [
  'TimeZone UTC',
  'idle_in_transaction_session_timeout 5000ms',
  'lock_timeout 1500ms',
  'statement_timeout 3000ms',
]

test('a connection waits for a lock, a statement and its owner no longer than a client waits for an answer', async () => {
  expect(await settingsOf(database)).toEqual([...LIMITS, 'work_mem 4096kB'])
})

test.each([
  ['a parameter', '?statement_timeout=0&lock_timeout=0&idle_in_transaction_session_timeout=0', '4096kB'],
  ['options', '?options=-c%20statement_timeout%3D0%20-c%20work_mem%3D5MB%20-c%20timezone%3DCET', '5120kB'],
  ['options twice', '?options=-c%20work_mem%3D6MB&options=--statement_timeout%3D0%20-c%20work_mem%3D5MB', '5120kB'],
  ['options that end with a backslash', '?options=-c%20work_mem%3D5MB%5C', '5120kB'],
])('an address takes no limit away by %s, and keeps what else it says', async (_how, query, workMem) => {
  const other = connect(`${owned.url}${query}`, { log: pino({ level: 'silent' }), size: 1 })
  const settings = await settingsOf(other)
  await other.close()
  expect(settings).toEqual([...LIMITS, `work_mem ${workMem}`])
})

test('who finds every connection taken is refused as busy after three seconds', async () => {
  const taken = await database.pool.connect()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const waiting = database.pool.connect().then(
    (client) => client.release(),
    (error: unknown) => answerToSqlError(error),
  )
  vi.advanceTimersByTime(3000)
  taken.release()
  expect(await waiting).toBe('BUSY')
})

test('four connections stay open through any pause, the others for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pool, close } = connect(owned.url, { log: pino({ level: 'silent' }), size: 6 })
  const clients = await Promise.all(Array.from({ length: 6 }, () => pool.connect()))
  for (const client of clients) client.release()
  const openAfter = (ms: number): number => {
    vi.advanceTimersByTime(ms)
    return pool.totalCount
  }
  expect([openAfter(59_000), openAfter(1000), openAfter(3_600_000)]).toEqual([6, 4, 4])
  await close()
})
