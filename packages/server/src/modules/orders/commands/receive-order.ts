import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { clearTimer, type SubjectTimer } from '#platform/timers/timers.ts'
import { accounts, post, type Transfer } from '#modules/ledger/index.ts'
import { settlementOf } from '../pricing.ts'
import { EXTENSION_SECONDS, reviewDue } from '../policy.ts'
import {
  lockOrder,
  lockOrderById,
  orderStates,
  setAutoReceive,
  setExtended,
  setReviewable,
  type Order,
} from '../repository.ts'
import { awaitReceipt } from './await-receipt.ts'

/** The buyer has the goods: the escrow becomes the shop's, pending, and the platform's commission. */
export async function receiveOrder(ctx: Ctx<'NOT_NOW'>, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (!(await receive(ctx, order, 'buyer'))) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.autoReceive', id)
  })
}

/** The timer's work: nobody has said anything, so the goods have arrived. */
export const autoReceive: SubjectTimer = async (ctx, id) => {
  const order = await lockOrderById(ctx.db, id)
  if (order?.status !== 'shipped' || !order.autoReceiveAt) return undefined
  return { dueAt: order.autoReceiveAt, run: async () => void (await receive(ctx, order, 'timer')) }
}

async function receive(ctx: Ctx<never, Actor>, order: Order, by: 'buyer' | 'timer'): Promise<boolean> {
  const received = await transition(ctx, orderStates, {
    id: order.id,
    from: order.status,
    event: 'receive',
    by,
    also: [setReviewable(reviewDue(ctx.clock.now()))],
  })
  if (!received) return false
  await post(ctx, transfersOf(order))
  return true
}

/** What a received order moves out of its escrow: the shop's part, pending, and the platform's. */
export function transfersOf(order: Parameters<typeof settlementOf>[0] & { id: string; shopId: string }): Transfer[] {
  const kept = settlementOf(order)
  const debit = accounts.escrowOrder(order.id)
  return [
    { debit, credit: accounts.pendingShop(order.shopId), amountFen: kept.netFen, kind: 'order.settle', ref: order.id },
    { debit, credit: accounts.platformFee, amountFen: kept.commissionFen, kind: 'order.commission', ref: order.id },
  ]
}

/** The buyer takes more time to receive, once, at any moment until then. */
export async function extendReceipt(ctx: Ctx<'NOT_NOW'>, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (order.isExtended || !order.autoReceiveAt) return ctx.refuse('NOT_NOW')
    const dueAt = addSeconds(order.autoReceiveAt, EXTENSION_SECONDS)
    const extended = await transition(ctx, orderStates, {
      id,
      from: order.status,
      event: 'extend',
      by: 'buyer',
      also: [setExtended, setAutoReceive(dueAt)],
    })
    if (!extended) return ctx.refuse('NOT_NOW')
    await awaitReceipt(ctx, id, dueAt)
  })
}
