import { NOTIFICATIONS_MAX } from '@zhujia/contract/core/limits.ts'
import { lt, sql } from 'drizzle-orm'
import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import type { SystemCtx } from '#platform/context.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { notifications } from '#tables/notifications.ts'

const KEEP_SECONDS = 180 * DAY
/** Longer than the pause between two runs, so that nobody who was notified since the last one is missed. */
const LATELY_SECONDS = 3 * HOUR

/** Removes what is old, and what is beyond the limit of people who were notified lately. @returns whether a batch was full */
export async function pruneNotifications({ db, clock }: SystemCtx): Promise<boolean> {
  const now = clock.now()
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.at, addSeconds(now, -KEEP_SECONDS)))
    .limit(PRUNE_BATCH)
  const aged = await db.delete(notifications).where(sql`${notifications.id} in ${old}`)
  const beyond = await db.execute(sql`
    delete from ${notifications} where id in (
      select beyond.id from (
        select distinct user_id from ${notifications} where at > ${addSeconds(now, -LATELY_SECONDS).toISOString()}::timestamptz
      ) notified
      cross join lateral (
        select own.id from ${notifications} own where own.user_id = notified.user_id
        order by own.at desc, own.id offset ${NOTIFICATIONS_MAX}
      ) beyond limit ${PRUNE_BATCH})`)
  return aged.rowCount === PRUNE_BATCH || beyond.rowCount === PRUNE_BATCH
}
