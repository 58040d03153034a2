import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { transition } from '../../../platform/state-machine/transition.ts'
import { clearTimer } from '../../../platform/timers/timers.ts'
import { addSold, releaseStock } from '../../catalogue/index.ts'
import { accounts, post } from '../../ledger/index.ts'
import { refundPart } from '../../payments/index.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { listLinesOf, lockOrder, lockOrderById, orderStates, setCancelDue, setRefunded, type Order } from '../repository.ts'

type AnswerCtx = Ctx<'NOT_NOW'>

/** The seller lets a paid order go: its money returns to the buyer and its stock to the shelf. */
export async function agreeCancel(ctx: AnswerCtx, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.agreeCancel }))
    if (!(await cancelPaid(ctx, order, 'seller'))) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}

/** The timer's work: a wish to cancel that the seller left unanswered is granted. */
export async function answerCancelByTimer(ctx: Ctx<never, Actor>, id: string): Promise<undefined> {
  await ctx.transaction(async (ctx) => {
    const order = await lockOrderById(ctx.db, id)
    if (order) await cancelPaid(ctx, order, 'timer')
  })
}

/** The seller wants to deliver: the order goes on, with his words in its history. */
export async function declineCancel(ctx: AnswerCtx, id: string, note: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.declineCancel }))
    const declined = await transition(ctx, orderStates, { id, from: order.status, event: 'declineCancel', by: 'seller', reason: note, also: [setCancelDue(null)] })
    if (!declined) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.cancelUnanswered', id)
  })
}

/** @returns false when the order is in no state for it */
async function cancelPaid(ctx: Ctx<never, Actor>, order: Order, by: 'seller' | 'timer'): Promise<boolean> {
  const also = [setCancelDue(null), setRefunded(order.totalFen)]
  const cancelled = await transition(ctx, orderStates, { id: order.id, from: order.status, event: 'agreeCancel', by, also })
  if (!cancelled) return false
  const refundId = await refundPart(ctx, { paymentId: order.paymentId, subjectId: order.id, amountFen: order.totalFen })
  await releaseStock(ctx, [order.id])
  const lines = await listLinesOf(ctx.db, [order.id])
  await addSold(ctx, lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })))
  await post(ctx, [{ debit: accounts.escrowOrder(order.id), credit: accounts.refundClearing, amountFen: order.totalFen, kind: 'order.refund', ref: refundId }])
  return true
}
