import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import type { PayableKind } from '#tables/payments.ts'

type AnyCtx = Ctx<never, Actor>

/**
 * What can be paid for: declared here, implemented by higher modules (orders: checkouts). All functions run inside the payment's
 * transaction, `lock` before the payment's own row: that is the lock order everywhere.
 */
export interface Payable {
  lock: (ctx: AnyCtx, payableId: string) => Promise<void>
  /** The money has arrived in full: post it to its accounts and mark the payable as paid. */
  onPaid: (ctx: AnyCtx, paid: { payableId: string; paymentId: string; amountFen: Fen }) => Promise<void>
  /** Money came that the payment no longer asks for, and goes back: its payer has to see that. */
  onLate: (ctx: AnyCtx, paymentId: string) => Promise<void>
  /** A refund of one of its parts reached the payer. */
  onRefunded: (ctx: AnyCtx, refunded: { subjectId: string; refundId: string; amountFen: Fen }) => Promise<void>
}

/** By `payments.payable_kind`: a kind that is missing does not compile. */
export type Payables = Readonly<Record<PayableKind, Payable>>
