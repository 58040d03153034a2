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

test('a connection waits for a lock, a statement and its owner no longer than a client waits for an answer', async () => {
  const { rows } = await database.pool.query<{ name: string; setting: string; unit: string | null }>(
    `select name, setting, unit from pg_settings
     where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by name collate "C"`,
  )
  expect(rows.map(({ name, setting, unit }) => `${name} ${setting}${unit ?? ''}`)).toEqual([
    'TimeZone UTC',
    'idle_in_transaction_session_timeout 5000ms',
    'lock_timeout 1500ms',
    'statement_timeout 3000ms',
  ])
})

test('who finds every connection taken is told after three seconds that it is busy', async () => {
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
