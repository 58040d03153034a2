import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { addToAmount, findLiveAttempt, lockPayment, paymentStates } from '../repository.ts'
import { supersede } from './supersede.ts'

/**
 * An open payment asks for more or, with a negative number, for less from now on. The live attempt asks for the wrong
 * amount, so it is given up and closed at its provider after commit; money that still comes on it is returned. With nothing
 * left the payment closes. The payable must be locked.
 */
export async function changeAmount(ctx: Ctx<never, Actor>, input: { paymentId: string; byFen: Fen }): Promise<void> {
  const payment = found(await lockPayment(ctx.db, input.paymentId))
  const live = await findLiveAttempt(ctx.db, payment.id)
  if (live) await supersede(ctx, live)
  await addToAmount(ctx.db, payment.id, input.byFen)
  if (payment.amountFen + input.byFen > 0) return
  await transition(ctx, paymentStates, { id: payment.id, from: payment.status, event: 'close', by: 'payable' })
}
