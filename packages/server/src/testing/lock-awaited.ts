import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves once so many statements of the test's database wait for a lock. */
export const lockAwaited = (at: TestApp, statements = 1): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await at.db.execute(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        return rows.length
      },
      { timeout: 10_000 },
    )
    .toBe(statements)
