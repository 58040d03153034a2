import type { StaleAfter } from '../stale.ts'

/** Not one by itself: its page marks it as read when it opens, and would fetch it again when it may have been removed meanwhile. */
const LISTS = ['notifications.listNotifications', 'notifications.summarise', 'notifications.countUnread'] as const

export const notificationsStale: StaleAfter<'notifications'> = {
  'notifications.markRead': LISTS,
  'notifications.removeNotifications': LISTS,
}
