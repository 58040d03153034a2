import { routesOf } from '#platform/http/handlers.ts'
import { found } from '#platform/refusal.ts'
import { markRead } from './commands/mark-read.ts'
import { removeNotifications } from './commands/remove-notifications.ts'
import { presentNotifications } from './present.ts'
import { countUnread, getNotification, listLatest, listNotifications, readSeen } from './queries.ts'
import type { Subjects } from './subjects.ts'

export const notificationsRoutes = (subjects: Subjects) =>
  routesOf('notifications', {
    listNotifications: async (ctx, { query }) => {
      const { rows, ...whole } = await listNotifications(ctx, query)
      return { records: await presentNotifications(ctx, rows, subjects), ...whole }
    },
    summarise: async (ctx) => {
      const seen = await readSeen(ctx)
      const unread = await countUnread(ctx)
      const latest = await presentNotifications(ctx, await listLatest(ctx), subjects)
      return {
        seen,
        categories: latest.map((latest) => ({ category: latest.category, unread: unread[latest.category], latest })),
      }
    },
    countUnread: (ctx) => countUnread(ctx),
    getNotification: async (ctx, { params }) => {
      const [presented] = await presentNotifications(ctx, [await getNotification(ctx, params.id)], subjects)
      return found(presented)
    },
    markRead: (ctx, { body }) => markRead(ctx, body),
    removeNotifications: (ctx, { body }) => removeNotifications(ctx, body),
  })
