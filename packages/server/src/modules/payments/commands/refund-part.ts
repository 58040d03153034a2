import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { findPaidAttempt, lockPayment, promiseRefund } from '../repository.ts'
import { createRefund } from './create-refund.ts'

/**
 * Creates a refund of a part of a paid payment, in the caller's transaction; the provider is called after commit. The caller
 * has locked the payable and moved the money to refund clearing.
 * @throws when all refunds together would exceed what was paid: a bug of the caller, which rolls back
 * @returns the refund's id
 */
export async function refundPart(
  ctx: Ctx<never, Actor>,
  input: { paymentId: string; subjectId: string; amountFen: Fen },
): Promise<string> {
  const payment = expectRow(await lockPayment(ctx.db, input.paymentId), `payment ${input.paymentId}`)
  const attempt = expectRow(await findPaidAttempt(ctx.db, payment.id), `paid attempt of payment ${payment.id}`)
  if (!(await promiseRefund(ctx.db, payment.id, input.amountFen)))
    throw new Error(`refund of ${input.amountFen} fen is more than payment ${payment.id} has left`)
  const { amountFen, subjectId } = input
  return createRefund(ctx, attempt, { amountFen, subjectId, isLate: false })
}
