import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { tryTransition } from '#platform/state-machine/transition.ts'
import { clearTimer, type SubjectTimer } from '#platform/timers/timers.ts'
import { accounts, post, type Transfer } from '#modules/ledger/index.ts'
import { settlementOf } from '../pricing.ts'
import { EXTENSION_SECONDS, reviewDue } from '../policy.ts'
import { countDelivered, lockOrder, lockOrderById, orderStates, type Order } from '../repository.ts'
import { awaitReceipt } from './await-receipt.ts'

/** The buyer has the goods: the escrow becomes the shop's, pending, and the platform's commission. */
export async function receiveOrder(ctx: Ctx<'NOT_NOW'>, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (!(await receive(ctx, order, 'buyer'))) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.autoReceive', id)
  })
}

/** The timer's work: the buyer has not objected in time, so the order counts as received. */
export const autoReceive: SubjectTimer = async (ctx, id) => {
  const order = await lockOrderById(ctx.db, id)
  if (order?.status !== 'shipped' || !order.autoReceiveAt) return undefined
  return {
    dueAt: order.autoReceiveAt,
    run: async () => {
      if (!(await receive(ctx, order, 'timer'))) throw new Error(`order ${id} was not received`)
      return undefined
    },
  }
}

async function receive(ctx: Ctx<never, Actor>, order: Order, by: 'buyer' | 'timer'): Promise<boolean> {
  const received = await tryTransition(ctx, orderStates, {
    id: order.id,
    from: order.status,
    event: 'receive',
    by,
    // What one bought in one's own shop is never reviewed.
    set: order.isOwnShop ? {} : { reviewDueAt: reviewDue(ctx.clock.now()), reviewableLines: countDelivered },
  })
  if (!received) return false
  await post(ctx, transfersOf(order))
  return true
}

/** The transfers of a received order out of its escrow: the shop's share, pending, and the platform's commission. */
function transfersOf(order: Parameters<typeof settlementOf>[0] & { id: string; shopId: string }): Transfer[] {
  const settlement = settlementOf(order)
  const debit = accounts.escrowOrder(order.id)
  return [
    {
      debit,
      credit: accounts.pending({ kind: 'shop', id: order.shopId }),
      amountFen: settlement.netFen,
      kind: 'order.settle',
      ref: order.id,
    },
    {
      debit,
      credit: accounts.platformFee,
      amountFen: settlement.commissionFen,
      kind: 'order.commission',
      ref: order.id,
    },
  ]
}

/** The buyer extends the time of receiving, once, at any time before it ends. */
export async function extendReceipt(ctx: Ctx<'NOT_NOW'>, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (order.isExtended || !order.autoReceiveAt) return ctx.refuse('NOT_NOW')
    const dueAt = addSeconds(order.autoReceiveAt, EXTENSION_SECONDS)
    const extended = await tryTransition(ctx, orderStates, {
      id,
      from: order.status,
      event: 'extend',
      by: 'buyer',
      set: { isExtended: true, autoReceiveAt: dueAt },
    })
    if (!extended) return ctx.refuse('NOT_NOW')
    await awaitReceipt(ctx, id, dueAt)
  })
}
