import { and, eq, inArray, isNull, or, type Placeholder, type SQL } from 'drizzle-orm'
import { payments } from '#tables/payments.ts'
import { ownedBy } from '../organisations/index.ts'

/**
 * The payments that a person may see and pay now: their own, and those of a shop that they own. Somebody who opened one in a shop's name and owns
 * it no longer finds nothing. Other organisations join here.
 */
export const mayPay = (userId: string | Placeholder): SQL | undefined =>
  or(
    and(isNull(payments.onBehalfKind), eq(payments.payerId, userId)),
    and(eq(payments.onBehalfKind, 'shop'), inArray(payments.onBehalfId, ownedBy(userId))),
  )
