import type { z } from 'zod'
import type { separated } from '@zhujia/contract/orders/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { newId } from '#platform/ids.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { changeAmount, openPayment, type Payables } from '#modules/payments/index.ts'
import { insertCheckout, listOrdersOf, orderStates, type Order } from '../repository.ts'
import { afterClosingCashier, closeCashier } from './close-cashier.ts'

type SeparateCtx = Ctx<'NOT_NOW' | 'PROVIDER_DOWN'>

/**
 * Takes an unpaid order out of a payment that is for several, so that it can be paid alone: it moves to a checkout and a
 * payment of its own, due at the same time, and the amount of the joint payment is lowered. Stock and price do not change.
 * An order that has a payment of its own does not change.
 */
export const separateOrder =
  (payables: Payables) =>
  async (ctx: SeparateCtx, id: string): Promise<z.output<typeof separated>> => {
    return afterClosingCashier(ctx, {
      id,
      claim: { buyerId: ctx.actor.userId },
      close: closeCashier(payables),
      check: async (ctx, order) => {
        if (order.payDueAt <= ctx.clock.now()) return ctx.refuse('NOT_NOW')
        return (await isAlone(ctx, order)) ? { paymentId: order.paymentId } : undefined
      },
      change: leaveCheckout,
    })
  }

async function leaveCheckout(ctx: SeparateCtx, order: Order): Promise<z.output<typeof separated>> {
  const { id, totalFen, payDueAt } = order
  const checkoutId = newId()
  const opened = openPayment(ctx, {
    kind: 'checkout',
    payableId: checkoutId,
    amountFen: totalFen,
    expiresAt: payDueAt,
  })
  const { paymentId } = opened
  await writeTogether(ctx.db, {
    checkout: insertCheckout({
      id: checkoutId,
      buyerId: order.buyerId,
      isSeparated: true,
      createdAt: ctx.clock.now(),
    }),
    payment: opened.write,
  })
  await transition(ctx, orderStates, {
    id,
    from: order.status,
    event: 'separate',
    by: 'buyer',
    set: { checkoutId, paymentId },
  })
  await changeAmount(ctx, { paymentId: order.paymentId, byFen: -totalFen })
  await setTimer(ctx, { kind: 'checkout.unpaid', subjectId: checkoutId, dueAt: payDueAt })
  return { paymentId }
}

/** Whether the payment of an unpaid order is for this order only. */
async function isAlone(ctx: SeparateCtx, { id, checkoutId }: Order): Promise<boolean> {
  const unpaid = (await listOrdersOf(ctx.db, checkoutId)).filter(({ status }) => status === 'unpaid')
  // The order may have left this checkout meanwhile: the one that remains is then another order.
  return unpaid.length === 1 && unpaid[0]?.id === id
}
