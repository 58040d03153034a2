import { NOTIFICATIONS_MAX } from '@zhujia/contract/core/limits.ts'
import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { notifications } from '#tables/notifications.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { pruneNotifications } from './prune.ts'

const at = sharedTestApp()
let userId: string
beforeEach(async () => void ({ userId } = await addPerson(at, ['owner'])))

interface Rows {
  category: NotificationCategory
  count: number
  days?: number
  isRead?: boolean
}

/** So many of a category, each a second older than the one before. */
const fill = ({ category, count, days = 0, isRead = false }: Rows) =>
  at.db.execute(sql`
    insert into notifications (id, user_id, category, kind, at, read_at)
    select gen_random_uuid(), ${userId}::uuid, ${category}, 'shipped', old.at, case when ${isRead}::boolean then old.at end
    from generate_series(1, ${count}::int) n cross join lateral (
      select ${at.clock.now().toISOString()}::timestamptz - make_interval(days => ${days}) - make_interval(secs => n) as at) old`)
const held = (category: NotificationCategory) => at.db.$count(notifications, eq(notifications.category, category))

test('what is half a year old is removed', async () => {
  await fill({ category: 'account', count: 3, days: 181 })
  await fill({ category: 'account', count: 2, days: 179 })
  expect(await pruneNotifications(systemOf(at))).toBe(false)
  expect(await held('account')).toBe(2)
})

test('each category has a limit of its own, and none pushes out another', async () => {
  for (const category of ['orders', 'shop'] as const) await fill({ category, count: NOTIFICATIONS_MAX[category] + 7 })
  await fill({ category: 'account', count: 1, days: 90 })
  expect(await pruneNotifications(systemOf(at))).toBe(false)
  expect([await held('orders'), await held('shop'), await held('account')]).toEqual([
    NOTIFICATIONS_MAX.orders,
    NOTIFICATIONS_MAX.shop,
    1,
  ])
  const { rows } = await at.db.execute<{ oldest: string }>(
    sql`select min(at)::text as oldest from notifications where category = 'shop'`,
  )
  const oldest = new Date(rows[0]?.oldest ?? 0).getTime()
  expect((at.clock.now().getTime() - oldest) / 1000).toBe(NOTIFICATIONS_MAX.shop)
})

test('beyond the limit, what was read goes before what was not, however old that is', async () => {
  await fill({ category: 'orders', count: 40, days: 100 })
  await fill({ category: 'orders', count: NOTIFICATIONS_MAX.orders, isRead: true })
  expect(await pruneNotifications(systemOf(at))).toBe(false)
  expect(await held('orders')).toBe(NOTIFICATIONS_MAX.orders)
  expect(await at.db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)))).toBe(
    40,
  )
})

test('what came just after a run is within the reach of the next one', async () => {
  await setTimer(systemOf(at), { kind: 'notifications.upkeep', subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  await at.runTimers()
  await fill({ category: 'account', count: NOTIFICATIONS_MAX.account + 1 })
  at.clock.advance(HOUR)
  await at.runTimers()
  expect(await held('account')).toBe(NOTIFICATIONS_MAX.account)
})
