import { NOTIFICATION_CATEGORIES } from '@zhujia/contract/notifications/kinds.ts'
import type { notificationQuery, unreadCounts } from '@zhujia/contract/notifications/schemas.ts'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { windowOf } from '#platform/paging.ts'
import { found } from '#platform/refusal.ts'
import { notifications } from '#tables/notifications.ts'
import type { NotificationRow } from './rows.ts'

const isOwn = ({ actor }: Ctx) => eq(notifications.userId, actor.userId)

/** A page of the caller's own, the newest first. A person's own list is bounded and counted exactly. */
export async function listNotifications(
  ctx: Ctx,
  { category, unread, ...query }: z.output<typeof notificationQuery>,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { limit, offset } = windowOf(ctx, query)
  const wanted = and(
    isOwn(ctx),
    category && eq(notifications.category, category),
    unread && isNull(notifications.readAt),
  )
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(desc(notifications.at), asc(notifications.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await ctx.db.$count(notifications, wanted) }
}

/** One of the caller's own; 404 for any other. */
export async function getNotification(ctx: Ctx, id: string): Promise<NotificationRow> {
  const [row] = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), isOwn(ctx)))
  return found(row)
}

/** How many of the caller's own are not read, in each category. */
export async function countUnread(ctx: Ctx): Promise<z.output<typeof unreadCounts>> {
  const rows = await ctx.db
    .select({ category: notifications.category, unread: count() })
    .from(notifications)
    .where(and(isOwn(ctx), isNull(notifications.readAt)))
    .groupBy(notifications.category)
  return {
    orders: 0,
    shop: 0,
    account: 0,
    ...Object.fromEntries(rows.map(({ category, unread }) => [category, unread])),
  }
}

/** The newest of the caller's own in each category that has any; one statement. */
export async function listLatest(ctx: Ctx): Promise<NotificationRow[]> {
  const latest = ctx.db
    .select()
    .from(notifications)
    .where(and(isOwn(ctx), eq(notifications.category, sql`named.category`)))
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
