import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { insertRefund, refundStates, type Attempt, type Refund } from '../repository.ts'
import { REPEAT_SECONDS } from '../policy.ts'

/** Inserts a refund of money that an attempt brought. Its job and its timer commit with it, so it is sent, and queried until it arrives. */
export async function createRefund(
  ctx: Ctx<never, Actor>,
  attempt: Attempt,
  refund: Pick<Refund, 'amountFen' | 'isLate' | 'subjectId'>,
): Promise<string> {
  const now = ctx.clock.now()
  const id = newId()
  await insertRefund(ctx.db, {
    id,
    paymentId: attempt.paymentId,
    attemptId: attempt.id,
    outRefundNo: newNumber(now),
    status: refundStates.initial,
    createdAt: now,
    ...refund,
  })
  await ctx.jobs.send(ctx.db, 'refund.send', { refundId: id })
  await setTimer(ctx, { kind: 'refund.ask', subjectId: id, dueAt: addSeconds(now, REPEAT_SECONDS[0]) })
  return id
}
