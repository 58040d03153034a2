import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { findPaidAttempt, insertRefund, lockPayment, promiseRefund, refundStates } from '../repository.ts'

/**
 * Promises money back on a paid payment, in the caller's transaction; the provider is called after commit. The caller
 * has locked the payable and moved the money to refund clearing.
 * @throws when it is more than was paid and not yet promised: a bug of the caller, which rolls back
 * @returns the refund's id
 */
export async function refundPart(
  ctx: Ctx<never, Actor>,
  input: { paymentId: string; subjectId: string; amountFen: Fen },
): Promise<string> {
  const payment = found(await lockPayment(ctx.db, input.paymentId))
  const attempt = found(await findPaidAttempt(ctx.db, payment.id))
  if (!(await promiseRefund(ctx.db, payment.id, input.amountFen)))
    throw new Error(`refund of ${input.amountFen} fen is more than payment ${payment.id} has left`)
  const now = ctx.clock.now()
  const id = newId()
  await insertRefund(ctx.db, {
    id,
    paymentId: payment.id,
    attemptId: attempt.id,
    outRefundNo: newNumber(now),
    amountFen: input.amountFen,
    status: refundStates.initial,
    isLate: false,
    subjectId: input.subjectId,
    createdAt: now,
  })
  await ctx.jobs.send(ctx.db, 'refund.send', { refundId: id })
  return id
}
