import type { NotificationCategory, NotificationKind } from '@zhujia/contract/notifications/kinds.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampz, users } from './auth.ts'

/** What people were notified of, a row for each person. What it says follows from its kind and from its subject as it is now. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    category: text().$type<NotificationCategory>().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** The order in the categories `orders` and `shop`, the organisation in `members`. */
    subjectId: uuid('subject_id'),
    /** The sum that it speaks of. */
    amountFen: bigint('amount_fen', { mode: 'number' }),
    at: timestampz('at').notNull(),
    readAt: timestampz('read_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.at.desc().nullsFirst(), table.id),
    index('notifications_category').on(table.userId, table.category, table.at.desc().nullsFirst(), table.id),
    index('notifications_unread')
      .on(table.userId, table.category, table.at.desc().nullsFirst(), table.id)
      .where(sql`read_at is null`),
    index('notifications_age').on(table.at),
    check('notifications_amount', sql`${table.amountFen} >= 0`),
  ],
)
