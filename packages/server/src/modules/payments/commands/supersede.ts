import type { Actor, Ctx } from '#platform/context.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { attemptStates, type Attempt } from '../repository.ts'

/** Gives a live attempt up; its provider hears of it after commit. Money that still comes on it is returned. */
export async function supersede(ctx: Ctx<never, Actor>, attempt: Attempt): Promise<void> {
  const moved = await transition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'supersede',
    by: 'system',
  })
  if (moved) await ctx.jobs.send(ctx.db, 'attempt.close', { attemptId: attempt.id })
}
