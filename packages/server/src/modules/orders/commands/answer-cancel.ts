import type { SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { clearTimer, type SubjectTimer } from '#platform/timers/timers.ts'
import { wishIn } from '../machine.ts'
import { PERMISSION_FOR } from '../policy.ts'
import {
  listCarriers,
  listLinesOf,
  lockOrder,
  lockOrderById,
  orderStates,
  setAutoReceive,
  setCancelDue,
  type Order,
} from '../repository.ts'
import { awaitReceipt, receiptDue } from './await-receipt.ts'
import { openParts } from './line-parts.ts'
import { refundLines } from './refund-lines.ts'

type AnswerCtx = Ctx<'NOT_NOW'>

/** The seller lets go what of a paid order is not shipped: its money returns to the buyer and its stock to the shelf. */
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
  if (!order?.cancelDueAt || !wishIn(order.status)) return undefined
  return { dueAt: order.cancelDueAt, run: async () => void (await grant(ctx, order, 'timer')) }
}

/** The seller wants to deliver: the order goes on, with his words in its history. */
export async function declineCancel(ctx: AnswerCtx, id: string, note: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(
      await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.declineCancel }),
    )
    const event = wishIn(order.status)?.decline ?? ctx.refuse('NOT_NOW')
    const declined = await transition(ctx, orderStates, {
      id,
      from: order.status,
      event,
      by: 'seller',
      reason: note,
      also: [setCancelDue(null)],
    })
    if (!declined) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}

/** @returns false when the order is in no state for it */
async function grant(ctx: Ctx<never, Actor>, order: Order, by: 'seller' | 'timer'): Promise<boolean> {
  const event = wishIn(order.status)?.agree
  if (!event) return false
  // Something has left already: the buyer now has only that to receive.
  const dueAt = event === 'agreeRest' ? receiptDue(ctx, await listCarriers(ctx.db, order.id)) : undefined
  const also: SQL[] = [setCancelDue(null), ...(dueAt ? [setAutoReceive(dueAt)] : [])]
  if (!(await transition(ctx, orderStates, { id: order.id, from: order.status, event, by, also }))) return false
  const lines = await listLinesOf(ctx.db, [order.id])
  await refundLines(ctx, { order, lines, parts: openParts(lines), reason: order.cancelReason ?? 'other' })
  if (dueAt) await awaitReceipt(ctx, order.id, dueAt)
  return true
}
