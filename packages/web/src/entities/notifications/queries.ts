import type { NotificationCategory, NotificationKind } from '@zhujia/contract/notifications/kinds.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type Notification = ResponseFor<'notifications.getNotification'>

/** Which notifications a list holds. */
export interface NotificationPlace {
  category: NotificationCategory | undefined
  unread: boolean
}

export const useNotificationPages = ({ category, unread }: NotificationPlace) =>
  useApiPages('notifications.listNotifications', { ...(category && { category }), ...(unread && { unread: '1' }) })

/** They change without anything being done here, so both are fetched again whenever they are shown. */
export const summaryQuery = () => ({ ...apiQuery('notifications.summarise', {}), staleTime: 0 })
export const unreadQuery = () => ({ ...apiQuery('notifications.countUnread', {}), staleTime: 0 })

export const notificationQuery = (id: string) => apiQuery('notifications.getNotification', { params: { id } })

/** Marking happens beside what somebody came for: without mask and toast. */
export const useMarkRead = () => useApiMutation('notifications.markRead', { mask: false, toast: false })
export const useMarkAllRead = () => useApiMutation('notifications.markRead')
export const useRemoveNotifications = () => useApiMutation('notifications.removeNotifications')

/** What managers are notified of, by the tab of the page of members that shows it; the rest is about one's own memberships. */
const TAB_OF: Partial<Readonly<Record<NotificationKind, string>>> = {
  invitationAccepted: 'members',
  invitationDeclined: 'invitations',
  invitationExpired: 'invitations',
  memberLeft: 'log',
}

/** Where a notification leads: to what it is about, or to its own page. */
export function placeOf({ id, category, kind, subject }: Notification): string {
  if (!subject) return href('notification', { id })
  if (subject.is === 'organisation') {
    // What a shop is notified of beside its orders is about its deposit.
    if (category === 'shop') return href('shopDeposit', { shopId: subject.id })
    const tab = TAB_OF[kind]
    return tab ? href('subAccount', { organisationId: subject.id, tab }) : href('memberships')
  }
  return href(category === 'shop' ? 'orderDetailSeller' : 'orderDetailBuyer', { id: subject.id })
}
