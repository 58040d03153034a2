import { found } from '@zhujia/server/platform/refusal.ts'
import { PAYABLES } from '@zhujia/server/payables.ts'
import { decide, type RefundFault } from '@zhujia/server/providers/payment/simulator/channel.ts'
import { SIMULATOR } from '@zhujia/server/providers/payment/simulator/provider.ts'
import { closeAttempt, queryAttempt } from '@zhujia/server/modules/payments/commands/ask-provider.ts'
import { sendRefund } from '@zhujia/server/modules/payments/index.ts'
import { startAttempt } from '@zhujia/server/modules/payments/commands/start-attempt.ts'
import { findAttempt, findNewestOpened, findPayment, findRefund } from '@zhujia/server/modules/payments/repository.ts'
import { simulatedPayments } from '@zhujia/server/tables/simulators.ts'
import { eq } from 'drizzle-orm'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { SystemCtx } from '@zhujia/server/platform/context.ts'
import { setTimer } from '@zhujia/server/platform/timers/timers.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import { runTimer, type Runner } from '../runner.ts'

interface Payer {
  payerId: string
  at: Date
}

/** Opens the cashier as the payer; an open one is used again. */
export async function openCashier(runner: Runner, paymentId: string, { payerId, at }: Payer): Promise<void> {
  const ctx = runner.as(payerId, at)
  const { amountFen } = found(await findPayment(ctx.db, paymentId))
  await startAttempt(ctx, PAYABLES, { paymentId, provider: SIMULATOR, amountFen })
}

/**
 * Decides at the cashier that was opened last, also when the payment is no longer open. The notice is dropped, and the
 * channel is asked for the result.
 */
export async function decideAtCashier(
  runner: Runner,
  paymentId: string,
  { at, isPaid }: { at: Date; isPaid: boolean },
): Promise<void> {
  const ctx = runner.bySystem(at)
  const attempt = found(await findNewestOpened(ctx.db, paymentId))
  await decide(ctx, attempt.outTradeNo, { isPaid, fault: 'drop' })
  await queryAttempt(ctx, PAYABLES, attempt.id)
  if (isPaid) await runTimer(ctx, { kind: 'attempt.query', subjectId: attempt.id })
}

/** Pays at a cashier of an order that has been closed. */
export async function payLate(runner: Runner, paymentId: string, at: Date): Promise<void> {
  const ctx = runner.bySystem(at)
  const { id, outTradeNo } = found(await findNewestOpened(ctx.db, paymentId))
  const txnId = `SIM${newId().replaceAll('-', '')}`
  await ctx.db
    .update(simulatedPayments)
    .set({ outcome: 'paid', txnId })
    .where(eq(simulatedPayments.outTradeNo, outTradeNo))
  await queryAttempt(ctx, PAYABLES, id)
  await runTimer(ctx, { kind: 'attempt.query', subjectId: id })
}

/** Pays at a new cashier, or once more at the one where the channel has refused. */
export async function pay(runner: Runner, paymentId: string, payer: Payer): Promise<void> {
  const newest = await findNewestOpened(runner.bySystem(payer.at).db, paymentId)
  if (newest?.status !== 'failed') await openCashier(runner, paymentId, payer)
  await decideAtCashier(runner, paymentId, { at: payer.at, isPaid: true })
}

/** The refusal of a refund that a scenario asks for is not logged: it is no error of the process. */
const silenced = (ctx: SystemCtx): SystemCtx => ({ ...ctx, log: ctx.log.child({}, { level: 'silent' }) })

/** Sends the refunds of this scenario to the channel, which handles each with this fault. */
export async function sendRefunds(runner: Runner, { at, fault }: { at: Date; fault: RefundFault }): Promise<void> {
  const ctx = runner.bySystem(at)
  for (const { refundId } of runner.takeJobs('refund.send')) {
    const refund = found(await findRefund(ctx.db, { id: String(refundId) }))
    const attempt = found(await findAttempt(ctx.db, refund.attemptId))
    if (fault !== 'none')
      await ctx.db
        .update(simulatedPayments)
        .set({ refundFault: fault })
        .where(eq(simulatedPayments.outTradeNo, attempt.outTradeNo))
    await sendRefund(fault === 'refused' ? silenced(ctx) : ctx, PAYABLES, refund.id)
    // The next try is a day away, so that whoever opens the demo sees a refund under way.
    if (fault !== 'none') await setTimer(ctx, { kind: 'refund.ask', subjectId: refund.id, dueAt: addSeconds(at, DAY) })
  }
}

/** Closes the cashiers whose attempts this scenario has ended. */
export async function closeCashiers(runner: Runner, at: Date): Promise<void> {
  for (const { attemptId } of runner.takeJobs('attempt.close'))
    await closeAttempt(runner.bySystem(at), PAYABLES, String(attemptId))
}
