import type { SQL } from 'drizzle-orm'
import { addSeconds, HOUR, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { timerSet, type SubjectTimer } from '#platform/timers/timers.ts'
import type { PaymentFact } from '#providers/payment/port.ts'
import type { Payables } from '../payable.ts'
import { findAttempt, listKnownChargeable, lockAttempt } from '../repository.ts'
import { providerOf } from '../provider-of.ts'
import { settleAttempt } from './settle-attempt.ts'

type AnyCtx = Ctx<never, Actor>

/** When a silent provider is asked, counted from the attempt: after 1, 5, 15 and 60 minutes. */
const ASK_AFTER_SECONDS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const

/** The write that sets the timer for it. */
export const queryTimer = (ctx: AnyCtx, attemptId: string): SQL =>
  timerSet({ kind: 'attempt.query', subjectId: attemptId, dueAt: addSeconds(ctx.clock.now(), ASK_AFTER_SECONDS[0]) })

/** The timer's work: sends a job that asks the provider, and answers when to ask next while the attempt is open. */
export const askLater: SubjectTimer = async (ctx, attemptId) => {
  const attempt = await lockAttempt(ctx.db, attemptId)
  if (attempt?.status !== 'submitted' && attempt?.status !== 'failed') return undefined
  return {
    dueAt: addSeconds(attempt.createdAt, ASK_AFTER_SECONDS[0]),
    run: async (runs) => {
      await ctx.jobs.send(ctx.db, 'attempt.query', { attemptId })
      const next = ASK_AFTER_SECONDS[runs + 1]
      return next === undefined ? undefined : addSeconds(attempt.createdAt, next)
    },
  }
}

/** Asks the provider how an attempt stands and applies the answer. */
export async function queryAttempt(ctx: AnyCtx, payables: Payables, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx.db, attemptId)
  if (!attempt) return
  const provider = providerOf(ctx, attempt.provider)
  const fact = await provider.query(attempt.outTradeNo, ctx.signal)
  await settle(ctx, payables, { provider: provider.name, outTradeNo: attempt.outTradeNo, fact })
}

/** Closes an attempt at its provider, for good; when it was paid after all, the money is taken or goes back. */
export async function closeAttempt(ctx: AnyCtx, payables: Payables, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx.db, attemptId)
  if (!attempt) return
  const provider = providerOf(ctx, attempt.provider)
  const fact = await provider.close(attempt.outTradeNo, ctx.signal)
  await settle(ctx, payables, { provider: provider.name, outTradeNo: attempt.outTradeNo, fact })
}

/**
 * Closes the cashiers that a payer may have open, before the amount of the payment changes; when one was paid, its payment counts as
 * paid. One that cannot be closed keeps none of the others open.
 * @throws the first error, once all have been tried
 */
export async function closeCashiers(ctx: AnyCtx, payables: Payables, paymentId: string): Promise<void> {
  const errors: unknown[] = []
  for (const { id } of await listKnownChargeable(ctx.db, paymentId)) {
    try {
      await closeOrAskLater(ctx, payables, id)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

/**
 * When this fails the cashier may be closed at its channel and open in our database: the channel's answer was lost, or a lock was
 * refused. A job asks, since the payer may go on at a cashier that is still open.
 */
async function closeOrAskLater(ctx: AnyCtx, payables: Payables, attemptId: string): Promise<void> {
  try {
    await closeAttempt(ctx, payables, attemptId)
  } catch (error) {
    await ctx.jobs.send(ctx.db, 'attempt.query', { attemptId })
    throw error
  }
}

/** An answer that contradicts our records is logged for an operator, as such a notice is. */
async function settle(
  ctx: AnyCtx,
  payables: Payables,
  said: { provider: string; outTradeNo: string; fact: PaymentFact },
): Promise<void> {
  const verdict = await settleAttempt(ctx, payables, said)
  if (verdict === 'mismatch')
    ctx.log.error({ outTradeNo: said.outTradeNo }, 'what the provider says does not match our records')
}
