import type { Actor, Ctx } from '#platform/context.ts'
import { listOrdersOf, lockCheckout } from '../repository.ts'
import { closeUnpaid } from './close-unpaid.ts'

/** The timer's work: closes what of a checkout nobody has paid in time. */
export async function expireCheckout(ctx: Ctx<never, Actor>, checkoutId: string): Promise<undefined> {
  await ctx.transaction(async (ctx) => {
    await lockCheckout(ctx.db, checkoutId)
    const orders = await listOrdersOf(ctx.db, checkoutId)
    await closeUnpaid(ctx, {
      orders: orders.filter(({ status }) => status === 'unpaid'),
      by: 'timer',
      reason: 'notPaidInTime',
    })
  })
}
