import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { setTimer, type SubjectTimer } from '#platform/timers/timers.ts'
import { REPEAT_SECONDS } from '../policy.ts'
import { attemptStates, isChargeable, listAttempts, lockAttempt, type Attempt } from '../repository.ts'

/**
 * Supersedes an attempt that may still be paid, under its payment's lock; a job closes it at its provider after commit, and a timer
 * repeats the job until the provider says that it is closed or paid. Money that still comes on it is returned.
 */
export async function supersede(ctx: Ctx<never, Actor>, attempt: Attempt): Promise<void> {
  const { id, status, cashierUrl } = attempt
  await transition(ctx, attemptStates, { id, from: status, event: 'supersede', by: 'system' })
  await ctx.jobs.send(ctx.db, 'attempt.close', { attemptId: id })
  // Nobody can pay at a cashier without a stored address, since no payer was given it: the job's own tries are enough.
  if (cashierUrl !== null)
    await setTimer(ctx, {
      kind: 'attempt.close',
      subjectId: id,
      dueAt: addSeconds(ctx.clock.now(), REPEAT_SECONDS[0]),
    })
}

/** The same with each that the payment has: those that failed can still be paid in an old tab. */
export async function supersedeAll(ctx: Ctx<never, Actor>, paymentId: string): Promise<void> {
  const attempts = await listAttempts(ctx.db, paymentId)
  for (const attempt of attempts.filter(isChargeable)) await supersede(ctx, attempt)
}

/** The timer's work: sends the job that closes the attempt again. The answer "closed" clears it, and so does money. */
export const closeAgain: SubjectTimer = async (ctx, attemptId) => {
  const attempt = await lockAttempt(ctx.db, attemptId)
  if (attempt?.status !== 'superseded') return undefined
  return {
    dueAt: ctx.clock.now(),
    run: async (runs) => {
      await ctx.jobs.send(ctx.db, 'attempt.close', { attemptId })
      return addSeconds(ctx.clock.now(), REPEAT_SECONDS[runs + 1] ?? DAY)
    },
  }
}
