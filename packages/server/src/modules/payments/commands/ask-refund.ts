import { addSeconds, DAY, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { ensureTimers, type SubjectTimer } from '#platform/timers/timers.ts'
import { REPEAT_SECONDS } from '../policy.ts'
import { lockRefund, openRefunds } from '../repository.ts'

/** The timer's work: sends the refund's job again, for as long as the refund has not arrived. */
export const askRefundLater: SubjectTimer = async (ctx, refundId) => {
  const refund = await lockRefund(ctx.db, refundId)
  if (!refund || refund.status === 'succeeded') return undefined
  return {
    dueAt: addSeconds(refund.createdAt, REPEAT_SECONDS[0]),
    run: async (runs) => {
      await ctx.jobs.send(ctx.db, 'refund.send', { refundId })
      return addSeconds(ctx.clock.now(), REPEAT_SECONDS[runs + 1] ?? DAY)
    },
  }
}

/** Gives open refunds of an earlier version their timer, spread over ten minutes so that they are not all queried at once. */
export async function ensureRefundTimers(ctx: Ctx<never, Actor>): Promise<void> {
  await ensureTimers(ctx, { kind: 'refund.ask', subjects: openRefunds(ctx.db), spreadSeconds: 10 * MINUTE })
}
