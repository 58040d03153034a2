import { href } from '@zhujia/contract/screens.ts'
import { moveOf, transitionTogether } from '#platform/state-machine/transition.ts'
import { timerCleared } from '#platform/timers/timers.ts'
import { addSold } from '../catalogue/index.ts'
import { accounts, posting } from '../ledger/index.ts'
import type { Payable } from '../payments/index.ts'
import { notifyLateReturned } from './notifications.ts'
import { paidForOrders } from './queries/paid-for.ts'
import { listUnpaid, lockCheckout, markBought, orderStates, setRefundArrived, showToBuyer } from './repository.ts'

/** A checkout as payments see it: the money of one payment becomes the escrow of each of its unpaid orders. */
export const checkoutPayable: Payable = {
  shown: paidForOrders,
  returnTo: (paymentId) => href('orderPlay', { paymentId }),
  lock: (ctx, checkoutId) => lockCheckout(ctx.db, checkoutId),

  onPaid: async (ctx, { payableId, amountFen }) => {
    const unpaid = await listUnpaid(ctx.db, payableId)
    const asked = unpaid.reduce((sum, order) => sum + order.totalFen, 0)
    if (asked !== amountFen) throw new Error(`checkout ${payableId} asks for ${asked} fen and was paid ${amountFen}`)
    const counted = unpaid.filter(({ isOwnShop }) => !isOwnShop)
    await addSold(
      ctx,
      counted.flatMap(({ productIds }) => productIds.map((productId) => ({ productId, orders: 1 }))),
    )
    const pay = moveOf(ctx, orderStates, {
      ids: unpaid.map(({ id }) => id),
      from: 'unpaid',
      event: 'pay',
      by: 'provider',
      set: { paidAt: ctx.clock.now() },
    })
    await transitionTogether(ctx, [pay], {
      bought: markBought(counted.map(({ id }) => id)),
      timer: timerCleared('checkout.unpaid', payableId),
      ...posting(
        ctx,
        unpaid.map(({ id, totalFen }) => ({
          debit: accounts.channel,
          credit: accounts.escrowOrder(id),
          amountFen: totalFen,
          kind: 'order.pay',
          ref: id,
        })),
      ),
    })
  },

  onLate: (ctx, paymentId) => showToBuyer(ctx.db, paymentId),

  onRefunded: (ctx, refund) => setRefundArrived(ctx.db, { ...refund, at: ctx.clock.now() }),

  onLateReturned: (ctx, returned) => notifyLateReturned(ctx.db, { ...returned, at: ctx.clock.now() }),
}
