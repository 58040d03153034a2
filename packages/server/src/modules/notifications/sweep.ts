import { asSomebody, missing, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { dataOf, placePaid } from '#testing/sweeps/world.ts'
import { randomUUID } from 'node:crypto'

const OWN = [{ by: 'seller' as const, request: { query: {} } }]
const NAMED = { body: { ids: [randomUUID()] } }

export const notificationsSweep: AreaSweep<'notifications'> = {
  endpoints: {
    listNotifications: {
      ...asSomebody({ query: {} }),
      lists: OWN,
      indexed: [
        ...OWN,
        { by: 'seller', request: { query: { category: 'shop' } } },
        { by: 'seller', request: { query: { category: 'shop', unread: '1' } } },
      ],
    },
    summarise: asSomebody({}),
    countUnread: asSomebody({}),
    getNotification: {
      scene: async (world) => {
        await placePaid(world)
        const { token } = world.seller
        const { records } = await dataOf(world.at.call('notifications.listNotifications', { query: {} }, { token }))
        return { request: { params: { id: records[0]?.id ?? '' } }, token }
      },
      ...missing,
      outsiders: ['buyer', 'clerk', 'otherSeller', 'stranger'],
    },
    markRead: asSomebody(NAMED),
    removeNotifications: asSomebody(NAMED),
  },
  large: ['notifications'],
  growing: {
    notifications: `(id, user_id, category, kind, at) select gen_random_uuid(), user_id, 'account', 'passwordReset', at`,
  },
}
