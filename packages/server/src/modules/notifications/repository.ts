import type { KindOf, NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
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
 * @param people a SELECT of the columns `user_id` and `subject_id`
 */
export const notificationsOf = <Category extends NotificationCategory>(
  { category, kind, at, amountFen }: News<Category>,
  people: SQL,
): SQL => sql`
  insert into ${notifications} (id, user_id, category, kind, subject_id, amount_fen, at)
  select gen_random_uuid(), told.user_id, ${category}, ${kind}, told.subject_id, ${amountFen ?? null}::bigint, ${at.toISOString()}::timestamptz
  from (${people}) told returning 1`

/** The same where nothing else is written. */
export async function notify<Category extends NotificationCategory>(
  db: Db,
  news: News<Category>,
  people: SQL,
): Promise<void> {
  await db.execute(notificationsOf(news, people))
}

/** Somebody to be notified of what has no subject. */
export const personAlone = (userId: string): SQL => sql`select ${userId}::uuid as user_id, null::uuid as subject_id`

/** Marks a person's unread notifications as read: some, or all of a category up to an instant. */
export async function setRead(
  db: Db,
  { userId, at }: { userId: string; at: Date },
  which: { ids: readonly string[] } | { category?: NotificationCategory | undefined; until: Date },
): Promise<void> {
  const named =
    'ids' in which
      ? inArray(notifications.id, [...which.ids])
      : and(which.category && eq(notifications.category, which.category), lte(notifications.at, which.until))
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named))
}

/** Removes some of a person's notifications. */
export async function deleteOwn(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await db.delete(notifications).where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
}
