import type { z } from 'zod'
import type { cancelBody } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { clearTimer, setTimer } from '#platform/timers/timers.ts'
import { wishIn } from '../machine.ts'
import { ANSWER_SECONDS, PERMISSION_FOR } from '../policy.ts'
import { countCancelRequest, lockOrder, orderStates, setCancelDue, setCancelReason, type Order } from '../repository.ts'
import { closeUnpaid } from './close-unpaid.ts'

type CancelCtx = Ctx<'NOT_NOW'>
type RequestCtx = Ctx<'NOT_NOW' | 'TOO_OFTEN'>
type Body = z.output<typeof cancelBody>

/** As it is stored: the name of a reason, with words after a colon. */
export const reasonOf = ({ reason, note }: Body): string => (note ? `${reason}: ${note}` : reason)

/** The buyer closes an unpaid order; of a paid one he asks the seller to cancel what has not been shipped. */
export async function cancelOrder(ctx: RequestCtx, id: string, body: Body): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (order.status === 'unpaid') return closeUnpaid(ctx, { orders: [order], by: 'buyer', reason: reasonOf(body) })
    return requestCancel(ctx, order, reasonOf(body))
  })
}

async function requestCancel(ctx: RequestCtx, order: Order, reason: string): Promise<void> {
  const dueAt = addSeconds(ctx.clock.now(), ANSWER_SECONDS)
  const also = [setCancelReason(reason), setCancelDue(dueAt), countCancelRequest]
  const event = order.status === 'partiallyShipped' ? 'requestRest' : 'requestCancel'
  const asked = await transition(ctx, orderStates, {
    id: order.id,
    from: order.status,
    event,
    by: 'buyer',
    reason,
    also,
  })
  if (!asked) return ctx.refuse('NOT_NOW')
  const limit = ORDER_LIMITS.cancelRequests
  if (order.cancelRequests >= limit) return ctx.refuse('TOO_OFTEN', { limit })
  await setTimer(ctx, { kind: 'order.cancelUnanswered', subjectId: order.id, dueAt })
}

/** The buyer changes his mind: the order goes on as it was. */
export async function withdrawCancel(ctx: CancelCtx, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    const event = wishIn(order.status)?.withdraw ?? ctx.refuse('NOT_NOW')
    const kept = await transition(ctx, orderStates, {
      id,
      from: order.status,
      event,
      by: 'buyer',
      also: [setCancelDue(null)],
    })
    if (!kept) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}

/** The seller closes an order that is not paid. */
export async function closeOrder(ctx: CancelCtx, id: string, body: Body): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.cancel }))
    if (order.status !== 'unpaid') return ctx.refuse('NOT_NOW')
    await closeUnpaid(ctx, { orders: [order], by: 'seller', reason: reasonOf(body) })
  })
}
