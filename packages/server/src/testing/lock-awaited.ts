import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves once a statement of the test's database waits for a lock. */
export const lockAwaited = (at: TestApp): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await at.db.execute(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    })
    .toBe(1)
