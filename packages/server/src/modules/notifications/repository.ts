import type { KindOf, NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { notifications } from '#tables/notifications.ts'

interface News<Category extends NotificationCategory> {
  category: Category
  kind: KindOf<Category>
  at: Date
  amountFen?: number
}

/**
 * Notifies people, as a write of `writeTogether`.
 * @param recipients a SELECT of the columns `user_id` and `subject_id`
 */
export const notificationsOf = <Category extends NotificationCategory>(
  { category, kind, at, amountFen }: News<Category>,
  recipients: SQL,
): SQL => sql`
  insert into ${notifications} (id, user_id, category, kind, subject_id, amount_fen, at)
  select gen_random_uuid(), recipients.user_id, ${category}, ${kind}, recipients.subject_id, ${amountFen ?? null}::bigint, ${at.toISOString()}::timestamptz
  from (${recipients}) recipients returning 1`

/** The same where nothing else is written. */
export async function notify<Category extends NotificationCategory>(
  db: Db,
  news: News<Category>,
  recipients: SQL,
): Promise<void> {
  await db.execute(notificationsOf(news, recipients))
}

/** One person as the recipient of what has no subject. */
export const onePerson = (userId: string): SQL => sql`select ${userId}::uuid as user_id, null::uuid as subject_id`

/** As a condition, notifications that are locked in the order of their ids: calls that change the same ones wait for each other. */
export function inLockOrder(db: Db, wanted: SQL | undefined): SQL {
  const locked = db.select({ id: notifications.id }).from(notifications).where(wanted)
  return sql`${notifications.id} in (${locked.orderBy(asc(notifications.id)).for('update')})`
}
