import type { Actor, Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { transition, tryTransition } from '#platform/state-machine/transition.ts'
import { clearTimer } from '#platform/timers/timers.ts'
import type { KnownRefund } from '#providers/payment/port.ts'
import { accounts, post } from '#modules/ledger/index.ts'
import type { Payables } from '../payable.ts'
import {
  findAttempt,
  findPayment,
  findRefund,
  lockPayment,
  lockRefund,
  paymentStates,
  refundStates,
  sumArrivedRefunds,
  type Payment,
  type Refund,
} from '../repository.ts'
import type { Verdict } from './settle-attempt.ts'

type AnyCtx = Ctx<never, Actor>

/**
 * Applies a provider's event to a refund, under the locks payable → payment → refund; repeating it does nothing. It counts
 * only when it comes from the provider that has the money and names this refund over its amount.
 */
export async function settleRefund(
  ctx: AnyCtx,
  payables: Payables,
  said: { provider: string; refund: { outRefundNo: string }; fact: KnownRefund },
): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    const known = await findRefund(ctx.db, said.refund)
    if (!known || !(await isAbout(ctx, known, said))) return 'mismatch'
    const unlocked = expectRow(await findPayment(ctx.db, known.paymentId), `payment ${known.paymentId}`)
    const payable = expectRow(payables[unlocked.payableKind], `payable of the kind ${unlocked.payableKind}`)
    await payable.lock(ctx, unlocked.payableId)
    const payment = expectRow(await lockPayment(ctx.db, known.paymentId), `payment ${known.paymentId}`)
    // A refund that is being sent is changed under its own lock only, without the payment's.
    const refund = expectRow(await lockRefund(ctx.db, known.id), `refund ${known.id}`)
    if (refund.status === 'succeeded') return 'duplicate'
    if (said.fact.state === 'processing') return 'ignored'
    if (said.fact.state === 'failed') return refuseRefund(ctx, refund)
    await arrive(ctx, payment, refund)
    const { id: refundId, subjectId, amountFen } = refund
    if (subjectId) await payable.onRefunded(ctx, { subjectId, refundId, amountFen })
    if (refund.isLate) await payable.onLateReturned(ctx, { paymentId: payment.id, amountFen })
    return 'applied'
  })
}

async function isAbout(
  ctx: AnyCtx,
  refund: Refund,
  { provider, fact }: { provider: string; fact: KnownRefund },
): Promise<boolean> {
  const attempt = await findAttempt(ctx.db, refund.attemptId)
  return (
    attempt?.provider === provider && fact.outRefundNo === refund.outRefundNo && fact.amountFen === refund.amountFen
  )
}

/** The provider has refused the refund. One that it has refused before does not change. */
async function refuseRefund(ctx: AnyCtx, refund: Refund): Promise<Verdict> {
  const step = { id: refund.id, from: refund.status, event: 'fail', by: 'provider' } as const
  return (await tryTransition(ctx, refundStates, step)) ? 'applied' : 'duplicate'
}

/** The money is back with the payer. */
async function arrive(ctx: AnyCtx, payment: Payment, refund: Refund): Promise<void> {
  await transition(ctx, refundStates, { id: refund.id, from: refund.status, event: 'succeed', by: 'provider' })
  await clearTimer(ctx, 'refund.ask', refund.id)
  await post(ctx, [
    {
      debit: accounts.refundClearing,
      credit: accounts.channel,
      amountFen: refund.amountFen,
      kind: 'refund.arrived',
      ref: refund.id,
    },
  ])
  if (refund.isLate) return
  const arrived = await sumArrivedRefunds(ctx.db, payment.id)
  const event = arrived === payment.paidFen ? 'refundRest' : 'refundPart'
  await transition(ctx, paymentStates, { id: payment.id, from: payment.status, event, by: 'provider' })
}
