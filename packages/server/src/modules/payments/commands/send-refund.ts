import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { findAttempt, findRefund, refundStates } from '../repository.ts'
import type { Payables } from '../payable.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * The job that carries a refund to its provider, under a number that stays the same over all tries. A provider that
 * does not answer makes it throw, and the queue tries again.
 */
export async function sendRefund(ctx: Ctx<never, Actor>, payables: Payables, refundId: string): Promise<void> {
  const refund = await findRefund(ctx.db, { id: refundId })
  if (!refund || refund.status === 'succeeded') return
  const attempt = found(await findAttempt(ctx.db, { id: refund.attemptId }))
  const provider = found(ctx.providers.payments.get(attempt.provider))
  if (refund.status !== 'processing')
    await transition(ctx, refundStates, { id: refund.id, from: refund.status, event: 'send', by: 'system' })
  const fact = await provider.refund({
    outTradeNo: attempt.outTradeNo,
    outRefundNo: refund.outRefundNo,
    amountFen: refund.amountFen,
  })
  await settleRefund(ctx, payables, { outRefundNo: refund.outRefundNo, fact })
  // A failure at the provider may pass: leave it to the queue's growing pauses.
  if (fact.state === 'failed') throw new Error(`refund ${refund.id} failed at ${provider.name}`)
}
