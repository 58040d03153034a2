import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { addToAmount, lockPayment, paymentStates } from '../repository.ts'
import { supersedeAll } from './supersede.ts'

/**
 * Raises the amount of an open payment or, with a negative number, lowers it. Its attempts are then for the wrong
 * amount, so they are superseded and closed at their providers after commit; money that still comes on one is returned. With
 * nothing left the payment closes. The payable must be locked.
 */
export async function changeAmount(ctx: Ctx<never, Actor>, input: { paymentId: string; byFen: Fen }): Promise<void> {
  const payment = expectRow(await lockPayment(ctx.db, input.paymentId), `payment ${input.paymentId}`)
  await supersedeAll(ctx, payment.id)
  await addToAmount(ctx.db, payment.id, input.byFen)
  if (payment.amountFen + input.byFen > 0) return
  await transition(ctx, paymentStates, { id: payment.id, from: payment.status, event: 'close', by: 'payable' })
}
