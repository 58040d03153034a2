import type { Actor, Ctx } from '#platform/context.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { clearTimer } from '#platform/timers/timers.ts'
import { releaseStock } from '#modules/stock/index.ts'
import { changeAmount } from '#modules/payments/index.ts'
import { listOrdersOf, orderStates, type Order } from '../repository.ts'

interface Closing {
  orders: readonly Order[]
  by: 'buyer' | 'seller' | 'timer'
  reason: string
}

/**
 * Closes unpaid orders of one locked checkout: their stock is released and the amount of the payment lowered. Other orders
 * of the checkout do not change.
 */
export async function closeUnpaid(ctx: Ctx<never, Actor>, { orders, by, reason }: Closing): Promise<void> {
  const [first] = orders
  if (!first) return
  for (const order of orders) {
    await transition(ctx, orderStates, {
      id: order.id,
      from: order.status,
      event: 'cancel',
      by,
      reason,
      set: { cancelReason: reason },
    })
  }
  await changeAmount(ctx, {
    paymentId: first.paymentId,
    byFen: -orders.reduce((sum, order) => sum + order.totalFen, 0),
  })
  await releaseStock(
    ctx,
    orders.map(({ id }) => id),
  )
  const rest = await listOrdersOf(ctx.db, first.checkoutId)
  if (!rest.some(({ status }) => status === 'unpaid')) await clearTimer(ctx, 'checkout.unpaid', first.checkoutId)
}
