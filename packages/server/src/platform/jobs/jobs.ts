import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Db } from '../db/types.ts'

/**
 * What must happen outside a transaction, by name, with what it needs: ids, never personal data. Each area adds its own
 * (`declare module`); what stands here is the simulated channel's.
 */
export interface JobPayloads {
  'simulator.notify': { noticeId: string }
}
export type JobName = keyof JobPayloads

/** The jobs of which only one waits for each subject: sending another meanwhile has no effect. */
type WaitsOnce = { readonly [Name in JobName]?: { waitsOnceFor?: (payload: JobPayloads[Name]) => string } }

/** Sends a job in the caller's own transaction: it exists if and only if that commits. `afterSeconds` delays it. */
export interface Jobs {
  send<Name extends JobName>(db: Db, name: Name, payload: JobPayloads[Name] & { afterSeconds?: number }): Promise<void>
}

export const JOB_RETRIES = 12

/** The queue over pg-boss. Delivery is at least once, so handlers are idempotent. */
export function jobsOver(boss: PgBoss, specs: WaitsOnce): Jobs {
  return {
    async send(db, name, sent) {
      const { afterSeconds, ...payload } = sent
      const singletonKey = specs[name]?.waitsOnceFor?.(sent)
      const once = singletonKey === undefined ? {} : { singletonKey }
      await boss.send(name, payload, { db: fromDrizzle(db, sql), startAfter: afterSeconds ?? 0, ...once })
    },
  }
}
