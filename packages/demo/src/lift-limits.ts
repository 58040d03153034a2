import { sql } from 'drizzle-orm'
import { allowSilence } from '@zhujia/server/platform/db/silence.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'

/** Lifts the time limits of requests for this transaction: loading computes for seconds between statements and waits for a lock. */
export async function liftLimits(db: Db): Promise<void> {
  allowSilence(db)
  await db.execute(sql`set local lock_timeout = '60s'`)
  await db.execute(sql`set local statement_timeout = '60s'`)
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}
