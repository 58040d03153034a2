import type { StaleAfter } from '../stale.ts'

export const notificationsStale: StaleAfter<'notifications'> = {
  'notifications.markRead': ['notifications'],
  // Not one by itself: the page of one that was removed would fetch it again.
  'notifications.removeNotifications': [
    'notifications.listNotifications',
    'notifications.summarise',
    'notifications.countUnread',
  ],
}
