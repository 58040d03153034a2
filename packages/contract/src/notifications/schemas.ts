import { z } from 'zod'
import { fen, id, instant, pageOf, pageQuery } from '../core/fields.ts'
import { NOTIFICATIONS_BATCH } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'
import { byCategory, NOTIFICATION_CATEGORIES, NOTIFICATION_KINDS } from './kinds.ts'

const category = z.enum(NOTIFICATION_CATEGORIES)

/** The order or the organisation that a notification is about, as it is now. */
const orderSubject = z.strictObject({
  is: z.literal('order'),
  id,
  number: z.string(),
  /** The title of its first line, and how many lines it has. */
  title: z.string(),
  lineCount: z.int(),
  picture,
})
const organisationSubject = z.strictObject({
  is: z.literal('organisation'),
  id,
  title: z.string(),
  picture: picture.nullable(),
})
export const notificationSubject = z.discriminatedUnion('is', [orderSubject, organisationSubject])

export const notification = z.strictObject({
  id,
  category,
  kind: z.enum(Object.values(NOTIFICATION_KINDS).flat()),
  at: instant,
  isRead: z.boolean(),
  /** The sum it speaks of: what was refunded. */
  amountFen: fen.nullable(),
  /** Null where there is none, or where the caller may not open it any more. */
  subject: notificationSubject.nullable(),
  /** Whether it was about something that the caller may not open any more. */
  isGone: z.boolean(),
})

/** What a list could see, sent back by who marks all of it as read: the text of a `pg_snapshot`. */
const seen = z.string()

export const notificationQuery = z.strictObject({
  ...pageQuery,
  category: category.optional(),
  /** Only those that are not read. */
  unread: z.literal('1').optional(),
})
export const notificationPage = pageOf(notification).extend({ seen })
export const notificationParams = z.strictObject({ id })
/** How many are not read, in each category. */
export const unreadCounts = z.strictObject(byCategory(() => z.int()))
/** For each category that has any: how many are not read, and the newest one. */
export const notificationSummary = z.strictObject({
  seen,
  categories: z.array(z.strictObject({ category, unread: z.int(), latest: notification })),
})
/** Some by their ids, or all that a list could see, of a category or of all: later ones stay unread. */
export const readBody = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(NOTIFICATIONS_BATCH) }),
  z.strictObject({
    category: category.optional(),
    seen: seen.regex(/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18}){0,999})?$/),
  }),
])
export const removeBody = z.strictObject({ ids: z.array(id).min(1).max(NOTIFICATIONS_BATCH) })
