import { BUYERS, ROLES, SELLERS, type Role } from '../core/roles.ts'

/**
 * What people are notified of, by category: what they bought, what their shop sells, what they belong to, their account. A category
 * is a list of its own with its unread count. This file is without zod, because pages load it at once.
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
    'allCancelled',
    'waybillCorrected',
    'receivedByTimer',
    'refunded',
    'lateReturned',
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
    'depositHeld',
    'depositLapsed',
    'depositReturning',
    'depositReturned',
    'depositLateReturned',
  ],
  members: [
    'invited',
    'invitationWithdrawn',
    'invitationAccepted',
    'invitationDeclined',
    'invitationExpired',
    'rightsChanged',
    'memberRemoved',
    'memberLeft',
    'roleGranted',
    'roleWithdrawn',
  ],
  account: ['passwordReset', 'passwordChanged', 'phoneChanged', 'phoneChangeRequested', 'phoneChangeDropped'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type NotificationCategory = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_CATEGORIES = Object.keys(NOTIFICATION_KINDS) as NotificationCategory[]
/** Who may open what a category is about, and so the category: those with one of these roles active. */
const READERS: Readonly<Record<NotificationCategory, readonly Role[]>> = {
  orders: BUYERS,
  shop: SELLERS,
  members: ROLES,
  account: ROLES,
}
/** The categories that are open to somebody with these active roles. */
export const categoriesFor = (activeRoles: readonly Role[]): NotificationCategory[] =>
  NOTIFICATION_CATEGORIES.filter((category) => READERS[category].some((role) => activeRoles.includes(role)))
/** What a category notifies of. */
export type KindOf<Category extends NotificationCategory> = (typeof NOTIFICATION_KINDS)[Category][number]
export type NotificationKind = KindOf<NotificationCategory>

/** One value for each category. */
export const byCategory = <Value>(valueOf: (category: NotificationCategory) => Value) =>
  Object.fromEntries(NOTIFICATION_CATEGORIES.map((category) => [category, valueOf(category)])) as Record<
    NotificationCategory,
    Value
  >
