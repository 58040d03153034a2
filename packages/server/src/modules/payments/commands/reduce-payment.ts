import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { transition } from '../../../platform/state-machine/transition.ts'
import { attemptStates, findLiveAttempt, lockPayment, paymentStates, reduceAmount } from '../repository.ts'

/**
 * A part of an open payment is no longer wanted. The live attempt asks for too much now, so it is given up and closed
 * at its provider after commit; money that still comes on it is returned. With nothing left the payment closes.
 * The payable must be locked.
 */
export async function reducePayment(ctx: Ctx<never, Actor>, input: { paymentId: string; byFen: Fen }): Promise<void> {
  const payment = found(await lockPayment(ctx.db, input.paymentId))
  await supersedeLiveAttempt(ctx, payment.id)
  await reduceAmount(ctx.db, payment.id, input.byFen)
  if (payment.amountFen > input.byFen) return
  await transition(ctx, paymentStates, { id: payment.id, from: payment.status, event: 'close', by: 'payable' })
}

/** Gives up the live attempt, if there is one; its provider hears of it after commit. */
async function supersedeLiveAttempt(ctx: Ctx<never, Actor>, paymentId: string): Promise<void> {
  const live = await findLiveAttempt(ctx.db, paymentId)
  if (!live) return
  const moved = await transition(ctx, attemptStates, { id: live.id, from: live.status, event: 'supersede', by: 'system' })
  if (moved) await ctx.jobs.send(ctx.db, 'attempt.close', { attemptId: live.id })
}
