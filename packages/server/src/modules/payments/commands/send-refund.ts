import type { Actor, Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import type { RefundFact } from '#providers/payment/port.ts'
import { findAttempt, findRefund, lockRefund, refundStates } from '../repository.ts'
import type { Payables } from '../payable.ts'
import { providerOf } from '../provider-of.ts'
import { settleRefund } from './settle-refund.ts'

type AnyCtx = Ctx<never, Actor>

/**
 * The job that carries a refund to its provider, under a number that stays the same over all tries. For one that was sent before
 * the provider is queried first; it is sent again when the provider does not know it or has refused it. When the provider
 * does not answer, the job throws and the queue repeats it; after its last try, and after a refusal, the timer repeats it.
 */
export async function sendRefund(ctx: AnyCtx, payables: Payables, refundId: string): Promise<void> {
  const refund = await findRefund(ctx.db, { id: refundId })
  if (!refund || refund.status === 'succeeded') return
  const { provider: name, outTradeNo } = expectRow(
    await findAttempt(ctx.db, refund.attemptId),
    `attempt ${refund.attemptId}`,
  )
  const provider = providerOf(ctx, name)
  const { outRefundNo, amountFen } = refund
  const bring = async (fact: RefundFact): Promise<void> => {
    if (fact.state === 'unknown') return
    const verdict = await settleRefund(ctx, payables, { provider: provider.name, refund: { outRefundNo }, fact })
    const about = { refundId, provider: provider.name, state: fact.state }
    if (verdict === 'mismatch') ctx.log.error(about, 'what the provider says of a refund does not match our records')
    else if (fact.state === 'failed') ctx.log.error(about, 'the provider refuses a refund')
  }
  if (refund.status !== 'created') {
    const fact = await provider.queryRefund({ outTradeNo, outRefundNo }, ctx.signal)
    await bring(fact)
    if (fact.state === 'succeeded' || fact.state === 'processing') return
  }
  if (!(await claim(ctx, refundId))) return
  await bring(await provider.refund({ outTradeNo, outRefundNo, amountFen }, ctx.signal))
}

/** @returns false when it has arrived meanwhile */
async function claim(ctx: AnyCtx, refundId: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const { id, status } = expectRow(await lockRefund(ctx.db, refundId), `refund ${refundId}`)
    if (status === 'succeeded') return false
    if (status !== 'processing') await transition(ctx, refundStates, { id, from: status, event: 'send', by: 'system' })
    return true
  })
}
