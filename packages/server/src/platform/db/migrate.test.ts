import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { holdStatements } from '#testing/hold-statements.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { PROVISIONS } from '#areas.ts'
import { migrate } from './migrate.ts'
import { urlFor } from './provision.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('a process that starts takes no right from those that serve, not for a moment', async () => {
  const { rows } = await at.db.execute<{ name: string }>(sql`select current_database() as name`)
  const { reached, letGo } = holdStatements(/^grant update .* on "orders"/)
  const url = urlFor(inject('templateUrl'), { database: rows[0]?.name ?? '' })
  const migrating = migrate(url, pino({ level: 'silent' }), PROVISIONS)
  await reached
  const updating = await at.db.execute(sql`update orders set reprices = reprices`).catch((error: unknown) => error)
  letGo()
  await migrating
  expect(updating).toMatchObject({ rowCount: 0 })
})
