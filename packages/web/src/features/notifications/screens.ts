import type { PageSources } from '#platform/page-source.ts'

export const notificationsPages = {
  messages: { load: () => import('./pages/messages-page.tsx'), texts: ['notifications'] },
  notifications: { load: () => import('./pages/notifications-page.tsx'), texts: ['notifications'] },
  notification: { load: () => import('./pages/notification-page.tsx'), texts: ['notifications'] },
} satisfies PageSources
