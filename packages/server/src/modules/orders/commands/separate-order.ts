import type { z } from 'zod'
import type { separated } from '@zhujia/contract/orders/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { changeAmount, openPayment } from '#modules/payments/index.ts'
import {
  findOrder,
  insertCheckout,
  listOrdersOf,
  lockOrder,
  orderStates,
  setCheckout,
  type Claim,
  type Order,
} from '../repository.ts'
import { closeCashier } from './close-cashier.ts'

type SeparateCtx = Ctx<'NOT_NOW' | 'PROVIDER_DOWN'>

/**
 * Takes an unpaid order out of a payment that is for several, so that it can be paid alone: it moves to a checkout and a
 * payment of its own, due at the same time, and the joint payment asks for that much less. Stock and price stay. An order
 * that is alone already stays where it is.
 */
export async function separateOrder(ctx: SeparateCtx, id: string): Promise<z.output<typeof separated>> {
  const claim: Claim = { buyerId: ctx.actor.userId }
  const known = found(await findOrder(ctx.db, id, claim))
  refusePaidOrLate(ctx, known)
  if (await isAlone(ctx, known)) return { paymentId: known.paymentId }
  await closeCashier(ctx, known.paymentId)
  return ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, claim))
    refusePaidOrLate(ctx, order)
    if (await isAlone(ctx, order)) return { paymentId: order.paymentId }
    const checkoutId = newId()
    await insertCheckout(ctx.db, { id: checkoutId, buyerId: order.buyerId, createdAt: ctx.clock.now() })
    const paymentId = await openPayment(ctx, {
      kind: 'checkout',
      payableId: checkoutId,
      amountFen: order.totalFen,
      expiresAt: order.payDueAt,
    })
    const moved = await transition(ctx, orderStates, {
      id,
      from: order.status,
      event: 'separate',
      by: 'buyer',
      also: [setCheckout({ checkoutId, paymentId })],
    })
    if (!moved) return ctx.refuse('NOT_NOW')
    await changeAmount(ctx, { paymentId: order.paymentId, byFen: -order.totalFen })
    await setTimer(ctx, { kind: 'checkout.unpaid', subjectId: checkoutId, dueAt: order.payDueAt })
    return { paymentId }
  })
}

function refusePaidOrLate(ctx: SeparateCtx, { status, payDueAt }: Order): void {
  if (status !== 'unpaid' || payDueAt <= ctx.clock.now()) ctx.refuse('NOT_NOW')
}

/** Whether the payment of an unpaid order asks for nothing else. */
async function isAlone(ctx: SeparateCtx, { id, checkoutId }: Order): Promise<boolean> {
  const unpaid = (await listOrdersOf(ctx.db, checkoutId)).filter(({ status }) => status === 'unpaid')
  // The order may just have left this checkout: the one that is left then is another one.
  return unpaid.length === 1 && unpaid[0]?.id === id
}
