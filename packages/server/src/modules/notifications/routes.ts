import { routesOf } from '#platform/http/handlers.ts'
import { found } from '#platform/refusal.ts'
import { presentNotifications } from './present.ts'
import { countUnread, getNotification, listLatest, listNotifications } from './queries.ts'
import { deleteOwn, setRead } from './repository.ts'
import type { Subjects } from './subjects.ts'

export const notificationsRoutes = (subjects: Subjects) =>
  routesOf('notifications', {
    listNotifications: async (ctx, { query }) => {
      const { rows, total } = await listNotifications(ctx, query)
      return { records: await presentNotifications(ctx, rows, subjects), total }
    },
    summarise: async (ctx) => {
      const unread = await countUnread(ctx)
      const latest = await presentNotifications(ctx, await listLatest(ctx), subjects)
      return {
        categories: latest.map((latest) => ({ category: latest.category, unread: unread[latest.category], latest })),
      }
    },
    countUnread: (ctx) => countUnread(ctx),
    getNotification: async (ctx, { params }) => {
      const [presented] = await presentNotifications(ctx, [await getNotification(ctx, params.id)], subjects)
      return found(presented)
    },
    markRead: async (ctx, { body }) => {
      const which = 'ids' in body ? body : { ...body, until: new Date(body.until) }
      await setRead(ctx.db, { userId: ctx.actor.userId, at: ctx.clock.now() }, which)
      return countUnread(ctx)
    },
    removeNotifications: async (ctx, { body }) => {
      await deleteOwn(ctx.db, ctx.actor.userId, body.ids)
      return countUnread(ctx)
    },
  })
