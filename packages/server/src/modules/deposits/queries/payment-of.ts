import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { expectRow } from '#platform/refusal.ts'
import { payments } from '#tables/payments.ts'

/** The id of a deposit's payment. @throws when there is none, which cannot be */
export async function getPaymentId(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.payableKind, 'deposit'), eq(payments.payableId, id)))
  return expectRow(row, `payment of deposit ${id}`).id
}

/** The id of the deposit that a payment is for. @throws when it is for something else */
export async function getDepositId(db: Db, paymentId: string): Promise<string> {
  const [row] = await db
    .select({ id: payments.payableId })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.payableKind, 'deposit')))
  return expectRow(row, `deposit of payment ${paymentId}`).id
}
