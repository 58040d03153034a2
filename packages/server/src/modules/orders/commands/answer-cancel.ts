import { encodeReason, type ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { plusOne, tryTransition } from '#platform/state-machine/transition.ts'
import { orders } from '#tables/orders.ts'
import { clearTimer, type SubjectTimer } from '#platform/timers/timers.ts'
import { cancelRequestIn } from '../machine.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { lockOrder, lockOrderById, orderStates, type Order } from '../repository.ts'
import { endRest } from './end-rest.ts'

type AnswerCtx = Ctx<'NOT_NOW'>

/** The seller agrees to cancel what is not shipped of a paid order: its money returns to the buyer, its stock is released. */
export async function agreeCancel(ctx: AnswerCtx, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(
      await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.agreeCancel }),
    )
    if (!(await grant(ctx, order, 'seller'))) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}

/** The timer's work: a cancellation request that the seller left unanswered is granted. */
export const answerCancelByTimer: SubjectTimer = async (ctx, id) => {
  const order = await lockOrderById(ctx.db, id)
  if (!order?.cancelDueAt || !cancelRequestIn(order.status)) return undefined
  return {
    dueAt: order.cancelDueAt,
    run: async () => {
      if (!(await grant(ctx, order, 'timer'))) throw new Error(`the cancellation of order ${id} was not granted`)
      return undefined
    },
  }
}

/** The seller wants to deliver: the order goes on, the reason is in its history, and that it was declined is counted. */
export async function declineCancel(ctx: AnswerCtx, id: string, body: ReasonBody<'declineCancel'>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(
      await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.declineCancel }),
    )
    const event = cancelRequestIn(order.status)?.decline ?? ctx.refuse('NOT_NOW')
    const declined = await tryTransition(ctx, orderStates, {
      id,
      from: order.status,
      event,
      by: 'seller',
      reason: encodeReason(body),
      set: { cancelDueAt: null, declines: plusOne(orders.declines) },
    })
    if (!declined) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}

/** @returns false when the order is in no state for it */
async function grant(ctx: Ctx<never, Actor>, order: Order, by: 'seller' | 'timer'): Promise<boolean> {
  const event = cancelRequestIn(order.status)?.agree
  return event !== undefined && endRest(ctx, order, { event, by })
}
