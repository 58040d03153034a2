import { byCategory, NOTIFICATION_CATEGORIES } from '@zhujia/contract/notifications/kinds.ts'
import type { notificationQuery, unreadCounts } from '@zhujia/contract/notifications/schemas.ts'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { uuids } from '#platform/db/uuids.ts'
import type { ListMarks } from '#platform/events/hub.ts'
import { windowOf } from '#platform/paging.ts'
import { expectRow, found } from '#platform/refusal.ts'
import { notifications } from '#tables/notifications.ts'
import type { NotificationRow } from './rows.ts'
import { SEEN } from './seen.ts'
import { visible } from './visible.ts'

/** A page of the caller's, the newest first. A person's own list is bounded and counted exactly. */
export async function listNotifications(
  ctx: Ctx,
  { category, unread, ...query }: z.output<typeof notificationQuery>,
): Promise<{ rows: NotificationRow[]; total: number; seen: string }> {
  const { limit, offset } = windowOf(ctx, query)
  const wanted = and(
    visible(ctx),
    category && eq(notifications.category, category),
    unread && isNull(notifications.readAt),
  )
  const [counted] = await ctx.db.select({ total: count(), seen: SEEN }).from(notifications).where(wanted)
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(desc(notifications.at), asc(notifications.id))
    .limit(limit)
    .offset(offset)
  return { rows, ...expectRow(counted, 'a count') }
}

/** One of the caller's own; 404 for any other. */
export async function getNotification(ctx: Ctx, id: string): Promise<NotificationRow> {
  const [row] = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), visible(ctx)))
  return found(row)
}

/** How many of the caller's own are not read, in each category. */
export async function countUnread(ctx: Ctx): Promise<z.output<typeof unreadCounts>> {
  const rows = await ctx.db
    .select({ category: notifications.category, unread: count() })
    .from(notifications)
    .where(and(visible(ctx), isNull(notifications.readAt)))
    .groupBy(notifications.category)
  const counted = new Map(rows.map(({ category, unread }) => [category, unread]))
  return byCategory((category) => counted.get(category) ?? 0)
}

/** What the caller's lists could see. */
export async function readSeen({ db }: Ctx): Promise<string> {
  const { rows } = await db.execute<{ seen: string }>(sql`select ${SEEN} as seen`)
  return expectRow(rows[0], 'a snapshot').seen
}

/** The newest of the caller's own in each category that has any; one statement. */
export async function listLatest(ctx: Ctx): Promise<NotificationRow[]> {
  const latest = ctx.db
    .select()
    .from(notifications)
    .where(and(visible(ctx), eq(notifications.category, sql`named.category`)))
    .orderBy(desc(notifications.at), asc(notifications.id))
    .limit(1)
    .as('latest')
  return ctx.db
    .select({
      id: latest.id,
      userId: latest.userId,
      category: latest.category,
      kind: latest.kind,
      subjectId: latest.subjectId,
      amountFen: latest.amountFen,
      at: latest.at,
      readAt: latest.readAt,
    })
    .from(sql`unnest(${sql.param(NOTIFICATION_CATEGORIES)}::text[]) as named (category)`)
    .crossJoinLateral(latest)
    .orderBy(desc(latest.at))
}

const marks = preparedSql<{ userId: string; mark: string }>(sql`
  select people.id as "userId", concat(
    (select ${notifications.id} from ${notifications} where ${notifications.userId} = people.id
      order by ${notifications.at} desc, ${notifications.id} limit 1), ' ',
    (select count(*) from ${notifications} where ${notifications.userId} = people.id and ${notifications.readAt} is null)
  ) as mark
  from unnest(${uuids(sql.placeholder('userIds'))}) as people (id)`)

/** What differs once something has come, or was read or removed: the newest one, and how many are not read. */
export const listMarks: ListMarks = async (db, userIds) => (await marks(db).execute({ userIds })).rows
