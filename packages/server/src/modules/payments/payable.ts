import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'

type AnyCtx = Ctx<never, Actor>

/**
 * What can be paid for, declared here and implemented above (checkouts first). All three run inside the payment's
 * transaction, `lock` before the payment's own row: that is the lock order of the house.
 */
export interface Payable {
  lock: (ctx: AnyCtx, payableId: string) => Promise<void>
  /** The money is there, in full: post it to where it belongs and move the payable on. */
  onPaid: (ctx: AnyCtx, paid: { payableId: string; paymentId: string; amountFen: Fen }) => Promise<void>
  /** A refund of one of its parts reached the payer. */
  onRefunded: (ctx: AnyCtx, refunded: { subjectId: string; refundId: string; amountFen: Fen }) => Promise<void>
}

/** By `payments.payable_kind`. */
export type Payables = Readonly<Record<string, Payable>>
