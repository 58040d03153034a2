/**
 * What people are notified of, by category: what they bought, what their shop sells, their account. A category is a list of its own with
 * its unread count. This file is without zod, because pages load it at once.
 */
export const NOTIFICATION_KINDS = {
  orders: [
    'repriced',
    'cancelledByShop',
    'closedUnpaid',
    'cancelAgreed',
    'cancelAgreedByTimer',
    'cancelDeclined',
    'shipped',
    'partShipped',
    'partCancelled',
    'restCancelled',
    'waybillCorrected',
    'receivedByTimer',
    'refunded',
    'replied',
  ],
  shop: [
    'paid',
    'cancelRequested',
    'requestWithdrawn',
    'cancelAgreedByTimer',
    'cancelledByBuyer',
    'received',
    'receivedByTimer',
    'extended',
    'reviewed',
    'followedUp',
  ],
  account: ['passwordReset'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type NotificationCategory = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_CATEGORIES = Object.keys(NOTIFICATION_KINDS) as NotificationCategory[]
/** What a category notifies of. */
export type KindOf<Category extends NotificationCategory> = (typeof NOTIFICATION_KINDS)[Category][number]
export type NotificationKind = KindOf<NotificationCategory>
