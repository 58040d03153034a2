import { encodeReason, type ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { clearTimer } from '#platform/timers/timers.ts'
import { unilateralIn } from '../machine.ts'
import { cancelActionOf } from '../policy.ts'
import { lockOrder } from '../repository.ts'
import { endRest } from './end-rest.ts'

/** The shop has not shipped in time: the buyer cancels what is not shipped, whether a request waits for an answer or not. */
export async function cancelUnilaterally(
  ctx: Ctx<'NOT_NOW'>,
  id: string,
  body: ReasonBody<'cancelUnilaterally'>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (cancelActionOf(order, ctx.clock.now()) !== 'cancelUnilaterally') return ctx.refuse('NOT_NOW')
    const event = unilateralIn(order.status) ?? ctx.refuse('NOT_NOW')
    if (!(await endRest(ctx, order, { event, by: 'buyer', reason: encodeReason(body) }))) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}
