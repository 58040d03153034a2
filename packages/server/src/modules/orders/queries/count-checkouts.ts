import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { payments } from '#tables/payments.ts'

interface Counted {
  buyerId: string
  since: Date
  until: Date
}

/** How many checkouts a person has had in a time: each has one payment, and payments are indexed by payer and time. */
export const countCheckouts = (db: Db, { buyerId, since, until }: Counted): Promise<number> =>
  db.$count(payments, and(eq(payments.payerId, buyerId), gt(payments.createdAt, since), lte(payments.createdAt, until)))
