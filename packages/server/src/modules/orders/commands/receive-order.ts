import type { Actor, Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { transition } from '../../../platform/state-machine/transition.ts'
import { clearTimer } from '../../../platform/timers/timers.ts'
import { accounts, post, type Transfer } from '../../ledger/index.ts'
import { lockOrder, lockOrderById, orderStates, type Order } from '../repository.ts'

/** The buyer has the goods: the escrow becomes the shop's, pending, and the platform's commission. */
export async function receiveOrder(ctx: Ctx<'NOT_NOW'>, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (!(await receive(ctx, order, 'buyer'))) return ctx.refuse('NOT_NOW')
    await clearTimer(ctx, 'order.autoReceive', id)
  })
}

/** The timer's work: nobody has said anything, so the goods have arrived. */
export async function autoReceive(ctx: Ctx<never, Actor>, id: string): Promise<undefined> {
  await ctx.transaction(async (ctx) => {
    const order = await lockOrderById(ctx.db, id)
    if (order) await receive(ctx, order, 'timer')
  })
}

async function receive(ctx: Ctx<never, Actor>, order: Order, by: 'buyer' | 'timer'): Promise<boolean> {
  const received = await transition(ctx, orderStates, { id: order.id, from: order.status, event: 'receive', by })
  if (!received) return false
  await post(ctx, settlementOf(order))
  return true
}

/** What a received order moves out of its escrow: the shop's part, pending, and the platform's. */
export function settlementOf({ id, shopId, totalFen, commissionFen }: Pick<Order, 'id' | 'shopId' | 'totalFen' | 'commissionFen'>): Transfer[] {
  const debit = accounts.escrowOrder(id)
  return [
    { debit, credit: accounts.pendingShop(shopId), amountFen: totalFen - commissionFen, kind: 'order.settle', ref: id },
    { debit, credit: accounts.platformFee, amountFen: commissionFen, kind: 'order.commission', ref: id },
  ]
}
