import { addSeconds, HOUR, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { setTimer, type SubjectTimer } from '#platform/timers/timers.ts'
import type { PaymentFact } from '#providers/payment/port.ts'
import type { Payables } from '../payable.ts'
import { findAttempt, findLiveAttempt, lockAttempt } from '../repository.ts'
import { settleAttempt } from './settle-attempt.ts'

type AnyCtx = Ctx<never, Actor>

/** When a silent provider is asked, counted from the attempt: after 1, 5, 15 and 60 minutes. */
const ASK_AFTER_SECONDS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const

export async function scheduleQuery(ctx: AnyCtx, attemptId: string): Promise<void> {
  await setTimer(ctx, {
    kind: 'attempt.query',
    subjectId: attemptId,
    dueAt: addSeconds(ctx.clock.now(), ASK_AFTER_SECONDS[0]),
  })
}

/** The timer's work: asks by a job, and says when to ask next while the attempt is open. */
export const askLater: SubjectTimer = async (ctx, attemptId) => {
  const attempt = await lockAttempt(ctx.db, attemptId)
  if (attempt?.status !== 'submitted' && attempt?.status !== 'failed') return undefined
  return {
    dueAt: addSeconds(attempt.createdAt, ASK_AFTER_SECONDS[0]),
    run: async (tries) => {
      await ctx.jobs.send(ctx.db, 'attempt.query', { attemptId })
      const next = ASK_AFTER_SECONDS[tries + 1]
      return next === undefined ? undefined : addSeconds(attempt.createdAt, next)
    },
  }
}

/** Asks the provider how an attempt stands and brings the answer into the books. */
export async function queryAttempt(ctx: AnyCtx, payables: Payables, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: attemptId })
  const provider = attempt && ctx.providers.payments.get(attempt.provider)
  if (!provider) return
  const fact = await provider.query(attempt.outTradeNo)
  await settle(ctx, payables, { outTradeNo: attempt.outTradeNo, fact })
}

/** Closes a given-up attempt at its provider; when it was paid after all, the money goes back. */
export async function closeAttempt(ctx: AnyCtx, payables: Payables, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: attemptId })
  const provider = attempt && ctx.providers.payments.get(attempt.provider)
  if (!provider) return
  const fact = await provider.close(attempt.outTradeNo)
  if (fact.state === 'succeeded') await settle(ctx, payables, { outTradeNo: attempt.outTradeNo, fact })
}

/** Closes the cashier that a payer may have open, before the payment asks for something else; one that was paid is then paid. */
export async function closeLive(ctx: AnyCtx, payables: Payables, paymentId: string): Promise<void> {
  const live = await findLiveAttempt(ctx.db, paymentId)
  // One that its channel does not know yet is given up with the change itself.
  if (live?.status === 'submitted') await closeAttempt(ctx, payables, live.id)
}

/** An answer that does not fit our books waits for a person, like a notice that does not. */
async function settle(ctx: AnyCtx, payables: Payables, said: { outTradeNo: string; fact: PaymentFact }): Promise<void> {
  const verdict = await settleAttempt(ctx, payables, said)
  if (verdict === 'mismatch')
    ctx.log.error({ outTradeNo: said.outTradeNo }, 'what the provider says does not match our books')
}
