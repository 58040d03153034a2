import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Db } from '../db/types.ts'

/** What must happen outside a transaction, by name, with what it needs: ids, never personal data. */
export interface JobPayloads {
  'sms.send': { codeId: string; locale: string }
}
export type JobName = keyof JobPayloads

/** Sends a job in the caller's own transaction: it exists if and only if that commits. */
export interface Jobs {
  send<Name extends JobName>(db: Db, name: Name, payload: JobPayloads[Name]): Promise<void>
}

export const JOB_RETRIES = 12

/** The queue over pg-boss. Delivery is at least once, so handlers are idempotent. */
export function jobsOver(boss: PgBoss): Jobs {
  return {
    async send(db, name, payload) {
      await boss.send(name, payload, { db: fromDrizzle(db, sql) })
    },
  }
}
