import type { z } from 'zod'
import { ORDER_FEN_MAX } from '@zhujia/contract/core/constants.ts'
import type { repriceBody } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { plusOne, transition } from '#platform/state-machine/transition.ts'
import { orders } from '#tables/orders.ts'
import { changeAmount, type Payables } from '#modules/payments/index.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { commissionOf } from '../pricing.ts'
import { insertPriceChange, orderStates, type Order } from '../repository.ts'
import { afterClosingCashier, closeCashier } from './close-cashier.ts'

type RepriceCtx = Ctx<'NOT_NOW' | 'TOO_OFTEN' | 'PRICE_OUT_OF_RANGE' | 'PROVIDER_DOWN'>
type Body = z.output<typeof repriceBody>

/**
 * The seller sets what an unpaid order costs. The cashier that the buyer may have open is closed at its channel first; when
 * it turns out to be paid, the order becomes paid at its old price. Then price, commission and payment change together. Setting
 * the price that the order has already changes nothing, so the request can be repeated.
 */
export const repriceOrder =
  (payables: Payables) =>
  async (ctx: RepriceCtx, id: string, body: Body): Promise<void> => {
    await afterClosingCashier(ctx, {
      id,
      claim: { memberId: ctx.actor.userId, permission: PERMISSION_FOR.reprice },
      close: closeCashier(payables),
      check: async (ctx, order) => {
        if (isSame(order, priceOf(ctx, order, body))) return 'same'
        refuseTooOften(ctx, order)
        return undefined
      },
      change: async (ctx, order) => {
        await setNewPrice(ctx, order, body)
        return 'changed'
      },
    })
  }

async function setNewPrice(ctx: RepriceCtx, order: Order, body: Body): Promise<void> {
  const { id } = order
  const price: Price = priceOf(ctx, order, body)
  await transition(ctx, orderStates, {
    id,
    from: order.status,
    event: 'reprice',
    by: 'seller',
    reason: body.reason,
    set: { ...price, reprices: plusOne(orders.reprices) },
  })
  await changeAmount(ctx, { paymentId: order.paymentId, byFen: price.totalFen - order.totalFen })
  await insertPriceChange(ctx.db, {
    id: newId(),
    orderId: id,
    oldTotalFen: order.totalFen,
    reason: body.reason,
    at: ctx.clock.now(),
    ...price,
  })
}

function refuseTooOften(ctx: RepriceCtx, { reprices }: Order): void {
  const limit = ORDER_LIMITS.reprices
  if (reprices >= limit) ctx.refuse('TOO_OFTEN', { limit })
}

type Price = Pick<Order, 'discountFen' | 'freightFen' | 'totalFen' | 'commissionFen'>

/** The new total; refused when nothing would be left to pay. Commission is computed at the rate that is stored in the order. */
function priceOf(ctx: RepriceCtx, order: Order, { discountFen, freightFen }: Body): Price {
  const { goodsFen } = order
  const totalFen = goodsFen - discountFen + freightFen
  if (discountFen > goodsFen || totalFen < 1 || totalFen > ORDER_FEN_MAX) return ctx.refuse('PRICE_OUT_OF_RANGE')
  return { discountFen, freightFen, totalFen, commissionFen: commissionOf({ ...order, discountFen, freightFen }) }
}

const isSame = (order: Order, { discountFen, freightFen }: Price): boolean =>
  order.discountFen === discountFen && order.freightFen === freightFen
