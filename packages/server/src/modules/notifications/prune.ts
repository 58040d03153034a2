import { NOTIFICATIONS_MAX } from '@zhujia/contract/core/limits.ts'
import { lt, sql } from 'drizzle-orm'
import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import type { SystemCtx } from '#platform/context.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { notifications } from '#tables/notifications.ts'

const KEEP_SECONDS = 180 * DAY
/** Longer than the pause between two runs, so that nobody who was notified since the last one is missed. */
const LATELY_SECONDS = 3 * HOUR

/**
 * Removes what is old, and what is beyond the limit of a category, of people who were notified lately. No category pushes out another,
 * and what nobody has read yet stays longest. @returns whether a batch was full */
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
        select distinct user_id, category from ${notifications}
        where at > ${addSeconds(now, -LATELY_SECONDS).toISOString()}::timestamptz
      ) notified
      join jsonb_each_text(${JSON.stringify(NOTIFICATIONS_MAX)}::jsonb) as most (category, kept) using (category)
      cross join lateral (
        select own.id from ${notifications} own
        where own.user_id = notified.user_id and own.category = notified.category
        order by own.read_at is not null, own.at desc, own.id offset most.kept::int
      ) beyond limit ${PRUNE_BATCH})`)
  return aged.rowCount === PRUNE_BATCH || beyond.rowCount === PRUNE_BATCH
}
