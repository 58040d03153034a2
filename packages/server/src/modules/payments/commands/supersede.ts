import type { Actor, Ctx } from '#platform/context.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { attemptStates, listChargeableAttempts, type Attempt } from '../repository.ts'

/**
 * Supersedes an attempt that may still be paid, under its payment's lock; a job closes it at its provider after commit.
 * Money that still comes on it is returned.
 */
export async function supersede(ctx: Ctx<never, Actor>, attempt: Attempt): Promise<void> {
  await transition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'supersede',
    by: 'system',
  })
  await ctx.jobs.send(ctx.db, 'attempt.close', { attemptId: attempt.id })
}

/** The same with each that the payment has: those that failed can still be paid in an old tab. */
export async function supersedeAll(ctx: Ctx<never, Actor>, paymentId: string): Promise<void> {
  for (const attempt of await listChargeableAttempts(ctx.db, paymentId)) await supersede(ctx, attempt)
}
