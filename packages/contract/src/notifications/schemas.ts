import { z } from 'zod'
import { fen, id, instant, pageOf, pageQuery } from '../core/fields.ts'
import { NOTIFICATIONS_BATCH } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'
import { NOTIFICATION_CATEGORIES, NOTIFICATION_KINDS } from './kinds.ts'

const category = z.enum(NOTIFICATION_CATEGORIES)

/** The order that a notification is about, as it is now. */
export const notificationSubject = z.strictObject({
  id,
  number: z.string(),
  /** The title of its first line, and how many lines it has. */
  title: z.string(),
  lineCount: z.int(),
  picture,
})

export const notification = z.strictObject({
  id,
  category,
  kind: z.enum([...NOTIFICATION_KINDS.orders, ...NOTIFICATION_KINDS.shop, ...NOTIFICATION_KINDS.account]),
  at: instant,
  isRead: z.boolean(),
  /** The sum it speaks of: what was refunded. */
  amountFen: fen.nullable(),
  /** Null where there is none, or where the caller may not open it any more. */
  subject: notificationSubject.nullable(),
  /** Whether it was about something that the caller may not open any more. */
  isGone: z.boolean(),
})

export const notificationQuery = z.strictObject({
  ...pageQuery,
  category: category.optional(),
  /** Only those that are not read. */
  unread: z.literal('1').optional(),
})
export const notificationPage = pageOf(notification)
export const notificationParams = z.strictObject({ id })
/** How many are not read, in each category. */
export const unreadCounts = z.strictObject({ orders: z.int(), shop: z.int(), account: z.int() })
/** For each category that has any: how many are not read, and the newest one. */
export const notificationSummary = z.strictObject({
  categories: z.array(z.strictObject({ category, unread: z.int(), latest: notification })),
})
/** Some by their ids, or all of a category up to the newest that was seen: later ones stay unread. */
export const readBody = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(NOTIFICATIONS_BATCH) }),
  z.strictObject({ category: category.optional(), until: instant }),
])
export const removeBody = z.strictObject({ ids: z.array(id).min(1).max(NOTIFICATIONS_BATCH) })
