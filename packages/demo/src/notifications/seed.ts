import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { SystemCtx } from '@zhujia/server/platform/context.ts'
import { notifications } from '@zhujia/server/tables/notifications.ts'
import { lt, sql } from 'drizzle-orm'

/** People have read what is older than a day; the rest of what the scenarios notified them of waits for them. */
export async function seedNotifications({ db, clock }: SystemCtx): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`${notifications.at} + interval '1 hour'` })
    .where(lt(notifications.at, addSeconds(clock.now(), -DAY)))
}
