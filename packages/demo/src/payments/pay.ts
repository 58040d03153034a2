import { found } from '@zhujia/server/platform/refusal.ts'
import { PAYABLES } from '@zhujia/server/payables.ts'
import { decide, type RefundFault } from '@zhujia/server/providers/payment/simulator/channel.ts'
import { SIMULATOR } from '@zhujia/server/providers/payment/simulator/provider.ts'
import { closeAttempt, queryAttempt } from '@zhujia/server/modules/payments/commands/ask-provider.ts'
import { sendRefund } from '@zhujia/server/modules/payments/index.ts'
import { startAttempt } from '@zhujia/server/modules/payments/commands/start-attempt.ts'
import { findAttempt, findNewestAttempt, findPayment, findRefund } from '@zhujia/server/modules/payments/repository.ts'
import { simulatedPayments } from '@zhujia/server/tables/simulators.ts'
import { eq } from 'drizzle-orm'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { SystemCtx } from '@zhujia/server/platform/context.ts'
import { setTimer } from '@zhujia/server/platform/timers/timers.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import { fallDue, type Stage } from '../stage.ts'

interface Payer {
  payerId: string
  at: Date
}

/** Opens the cashier as the payer does; the one that is open already is the same. */
export async function openCashier(stage: Stage, paymentId: string, { payerId, at }: Payer): Promise<void> {
  const ctx = stage.as(payerId, at)
  const { amountFen } = found(await findPayment(ctx.db, paymentId))
  await startAttempt(ctx, { paymentId, provider: SIMULATOR, amountFen })
}

/**
 * Decides at the cashier that was opened last, whatever has become of the payment since; the result is asked for, as when a
 * notice is lost.
 */
export async function decideAtCashier(
  stage: Stage,
  paymentId: string,
  { at, isPaid }: { at: Date; isPaid: boolean },
): Promise<void> {
  const ctx = stage.bySystem(at)
  const attempt = found(await findNewestAttempt(ctx.db, paymentId))
  await decide(ctx, attempt.outTradeNo, { isPaid, fault: 'drop' })
  await queryAttempt(ctx, PAYABLES, attempt.id)
  if (isPaid) await fallDue(ctx, { kind: 'attempt.query', subjectId: attempt.id })
}

/** Money that came to the channel at the last moment and is heard of when the order is closed. */
export async function payLate(stage: Stage, paymentId: string, at: Date): Promise<void> {
  const ctx = stage.bySystem(at)
  const { id, outTradeNo } = found(await findNewestAttempt(ctx.db, paymentId))
  const txnId = `SIM${newId().replaceAll('-', '')}`
  await ctx.db
    .update(simulatedPayments)
    .set({ outcome: 'paid', txnId })
    .where(eq(simulatedPayments.outTradeNo, outTradeNo))
  await queryAttempt(ctx, PAYABLES, id)
  await fallDue(ctx, { kind: 'attempt.query', subjectId: id })
}

/** Pays at a cashier; where the channel has refused once, at the same one again. */
export async function pay(stage: Stage, paymentId: string, payer: Payer): Promise<void> {
  const newest = await findNewestAttempt(stage.bySystem(payer.at).db, paymentId)
  if (newest?.status !== 'failed') await openCashier(stage, paymentId, payer)
  await decideAtCashier(stage, paymentId, { at: payer.at, isPaid: true })
}

/** A refusal that the story plays is no error of the process: an operator who starts the demo is not to look for one. */
const unheard = (ctx: SystemCtx): SystemCtx => ({ ...ctx, log: ctx.log.child({}, { level: 'silent' }) })

/** Carries on the refunds that were promised in this story, at a channel that does with each as the fault says. */
export async function sendRefunds(stage: Stage, { at, fault }: { at: Date; fault: RefundFault }): Promise<void> {
  const ctx = stage.bySystem(at)
  for (const { refundId } of stage.takeJobs('refund.send')) {
    const refund = found(await findRefund(ctx.db, { id: String(refundId) }))
    const attempt = found(await findAttempt(ctx.db, { id: refund.attemptId }))
    if (fault !== 'none')
      await ctx.db
        .update(simulatedPayments)
        .set({ refundFault: fault })
        .where(eq(simulatedPayments.outTradeNo, attempt.outTradeNo))
    await sendRefund(fault === 'refused' ? unheard(ctx) : ctx, PAYABLES, refund.id)
    // It has been asked for so often that the next time is a day away: whoever opens the demo sees it on its way.
    if (fault !== 'none') await setTimer(ctx, { kind: 'refund.ask', subjectId: refund.id, dueAt: addSeconds(at, DAY) })
  }
}

/** Closes the cashiers that were given up in this story. */
export async function closeCashiers(stage: Stage, at: Date): Promise<void> {
  for (const { attemptId } of stage.takeJobs('attempt.close'))
    await closeAttempt(stage.bySystem(at), PAYABLES, String(attemptId))
}
