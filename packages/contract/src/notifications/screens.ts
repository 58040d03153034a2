import type { Screen } from '../core/screen.ts'

export const notificationsScreens = {
  messages: { path: '/pages/messageNotification/message', tab: 3, access: 'session', parent: null, query: {} },
  notifications: {
    path: '/pages/messageNotification/index',
    access: 'session',
    parent: 'messages',
    query: { category: 'optional', unread: 'optional' },
  },
  notification: {
    path: '/pages/messageNotification/detail',
    access: 'session',
    parent: 'notifications',
    query: { id: 'required' },
  },
} as const satisfies Record<string, Screen>
