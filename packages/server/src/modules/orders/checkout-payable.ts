import { transition } from '#platform/state-machine/transition.ts'
import { clearTimer } from '#platform/timers/timers.ts'
import { addSold } from '../catalogue/index.ts'
import { accounts, post } from '../ledger/index.ts'
import type { Payable } from '../payments/index.ts'
import {
  listLinesOf,
  listOrdersOf,
  lockCheckout,
  markBought,
  orderStates,
  setRefundArrived,
  showToBuyer,
} from './repository.ts'
import { soldBy } from './sold.ts'

/** A checkout as payments see it: the money of one payment becomes the escrow of each of its unpaid orders. */
export const checkoutPayable: Payable = {
  lock: (ctx, checkoutId) => lockCheckout(ctx.db, checkoutId),

  onPaid: async (ctx, { payableId, amountFen }) => {
    const unpaid = (await listOrdersOf(ctx.db, payableId)).filter(({ status }) => status === 'unpaid')
    const asked = unpaid.reduce((sum, order) => sum + order.totalFen, 0)
    if (asked !== amountFen) throw new Error(`checkout ${payableId} asks for ${asked} fen and was paid ${amountFen}`)
    for (const order of unpaid) {
      await transition(ctx, orderStates, {
        id: order.id,
        from: order.status,
        event: 'pay',
        by: 'provider',
        set: { paidAt: ctx.clock.now() },
      })
    }
    const counted = unpaid.filter(({ isOwnShop }) => !isOwnShop).map(({ id }) => id)
    await markBought(ctx.db, counted)
    const lines = await listLinesOf(ctx.db, counted)
    await addSold(
      ctx,
      unpaid.flatMap(({ id }) => soldBy(lines.filter(({ orderId }) => orderId === id))),
    )
    await post(
      ctx,
      unpaid.map(({ id, totalFen }) => ({
        debit: accounts.channel,
        credit: accounts.escrowOrder(id),
        amountFen: totalFen,
        kind: 'order.pay',
        ref: id,
      })),
    )
    await clearTimer(ctx, 'checkout.unpaid', payableId)
  },

  onLate: (ctx, paymentId) => showToBuyer(ctx.db, paymentId),

  onRefunded: (ctx, { refundId }) => setRefundArrived(ctx.db, refundId, ctx.clock.now()),
}
