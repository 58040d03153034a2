import { encodeReason, type ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { plusOne, transition, tryTransition } from '#platform/state-machine/transition.ts'
import { orders } from '#tables/orders.ts'
import { clearTimer, setTimer } from '#platform/timers/timers.ts'
import { cancelRequestIn, requestIn } from '../machine.ts'
import { ANSWER_SECONDS, cancelActionOf } from '../policy.ts'
import { lockOrder, orderStates } from '../repository.ts'

/** The buyer asks the seller to cancel what is not shipped; the number of requests is limited. */
export async function requestCancel(
  ctx: Ctx<'NOT_NOW' | 'TOO_OFTEN'>,
  id: string,
  body: ReasonBody<'requestCancel'>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    const now = ctx.clock.now()
    if (cancelActionOf(order, now) !== 'requestCancel') return ctx.refuse('NOT_NOW')
    const limit = ORDER_LIMITS.cancelRequests
    if (order.cancelRequests >= limit) return ctx.refuse('TOO_OFTEN', { limit })
    const reason = encodeReason(body)
    const dueAt = addSeconds(now, ANSWER_SECONDS)
    await transition(ctx, orderStates, {
      id,
      from: order.status,
      event: requestIn(order.status) ?? ctx.refuse('NOT_NOW'),
      by: 'buyer',
      reason,
      set: { cancelReason: reason, cancelDueAt: dueAt, cancelRequests: plusOne(orders.cancelRequests) },
    })
    await setTimer(ctx, { kind: 'order.cancelUnanswered', subjectId: id, dueAt })
  })
}

/** The buyer withdraws the request: the order goes on as it was. */
export async function withdrawCancel(ctx: Ctx<'NOT_NOW'>, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    const event = cancelRequestIn(order.status)?.withdraw ?? ctx.refuse('NOT_NOW')
    const withdrawn = await tryTransition(ctx, orderStates, {
      id,
      from: order.status,
      event,
      by: 'buyer',
      set: { cancelDueAt: null },
    })
    if (!withdrawn) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}
