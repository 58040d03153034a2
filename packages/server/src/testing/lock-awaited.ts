import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves once so many statements of the test's database wait for a lock. */
export async function lockAwaited(at: TestApp, statements = 1): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(async () => (await at.db.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(statements)
}
