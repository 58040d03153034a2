import type { z } from 'zod'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { payment } from '@zhujia/contract/payments/schemas.ts'
import type { SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import type { PayableKind } from '#tables/payments.ts'

type AnyCtx = Ctx<never, Actor>

/** What the payer is shown of what a payment is for: the part of its kind, without the parts of the others. */
export type PaidFor = Partial<Pick<z.output<typeof payment>, 'orders' | 'deposit'>>

/**
 * What can be paid for, one funding each: declared here, implemented by higher modules (orders: checkouts; deposits). All functions run inside
 * the payment's transaction, `lock` before the payment's own row: that is the lock order everywhere.
 */
export interface Payable {
  /** What the payer is shown: a column of the statement that reads the payment, null where the payment is for another kind. */
  shown: SQL<PaidFor | null>
  /** The address to which a cashier leads back. */
  returnTo: (paymentId: string) => string
  lock: (ctx: AnyCtx, payableId: string) => Promise<void>
  /** The money has arrived in full: post it to its accounts and mark the payable as paid. */
  onPaid: (ctx: AnyCtx, paid: { payableId: string; paymentId: string; amountFen: Fen }) => Promise<void>
  /** Money came that the payment no longer asks for, and goes back: its payer has to see that. */
  onLate: (ctx: AnyCtx, paymentId: string) => Promise<void>
  /** A refund of one of its parts reached the payer. */
  onRefunded: (ctx: AnyCtx, refunded: { subjectId: string; refundId: string; amountFen: Fen }) => Promise<void>
  /** The money of `onLate` is back with its payer. */
  onLateReturned: (ctx: AnyCtx, returned: { paymentId: string; amountFen: Fen }) => Promise<void>
}

/** By `payments.payable_kind`: a kind that is missing does not compile. */
export type Payables = Readonly<Record<PayableKind, Payable>>
