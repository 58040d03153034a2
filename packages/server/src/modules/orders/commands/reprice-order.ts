import type { z } from 'zod'
import { ORDER_FEN_MAX } from '@zhujia/contract/core/constants.ts'
import type { repriceBody } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { changeAmount } from '#modules/payments/index.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { commissionOf } from '../pricing.ts'
import {
  countReprice,
  findOrder,
  insertPriceChange,
  lockOrder,
  orderStates,
  setPrice,
  type Claim,
  type Order,
} from '../repository.ts'
import { closeCashier } from './close-cashier.ts'

type RepriceCtx = Ctx<'NOT_NOW' | 'TOO_OFTEN' | 'PRICE_OUT_OF_RANGE' | 'PROVIDER_DOWN'>
type Body = z.output<typeof repriceBody>

/**
 * The seller sets what an unpaid order costs. The cashier that the buyer may have open is closed at its channel first; when
 * it turns out paid, the order is paid and its price stays. Then price, commission and payment change together. The price
 * that the order has already changes nothing, so that the request can be repeated.
 */
export async function repriceOrder(ctx: RepriceCtx, id: string, body: Body): Promise<void> {
  const claim: Claim = { memberId: ctx.actor.userId, permission: PERMISSION_FOR.reprice }
  const known = found(await findOrder(ctx.db, id, claim))
  if (known.status !== 'unpaid') return ctx.refuse('NOT_NOW')
  const price = priceOf(ctx, known, body)
  if (isSame(known, price)) return
  refuseTooOften(ctx, known)
  await closeCashier(ctx, known.paymentId)
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, claim))
    if (isSame(order, price)) return
    refuseTooOften(ctx, order)
    const repriced = await transition(ctx, orderStates, {
      id,
      from: order.status,
      event: 'reprice',
      by: 'seller',
      reason: body.reason,
      also: [setPrice(price), countReprice],
    })
    if (!repriced) return ctx.refuse('NOT_NOW')
    await changeAmount(ctx, { paymentId: order.paymentId, byFen: price.totalFen - order.totalFen })
    await insertPriceChange(ctx.db, {
      id: newId(),
      orderId: id,
      oldTotalFen: order.totalFen,
      reason: body.reason,
      at: ctx.clock.now(),
      ...price,
    })
  })
}

function refuseTooOften(ctx: RepriceCtx, { reprices }: Order): void {
  const limit = ORDER_LIMITS.reprices
  if (reprices >= limit) ctx.refuse('TOO_OFTEN', { limit })
}

type Price = Pick<Order, 'discountFen' | 'freightFen' | 'totalFen' | 'commissionFen'>

/** The whole price; refused when nothing would be left to pay. Commission follows at the rate that is frozen in the order. */
function priceOf(ctx: RepriceCtx, order: Order, { discountFen, freightFen }: Body): Price {
  const { goodsFen } = order
  const totalFen = goodsFen - discountFen + freightFen
  if (discountFen > goodsFen || totalFen < 1 || totalFen > ORDER_FEN_MAX) return ctx.refuse('PRICE_OUT_OF_RANGE')
  return { discountFen, freightFen, totalFen, commissionFen: commissionOf({ ...order, discountFen, freightFen }) }
}

const isSame = (order: Order, { discountFen, freightFen }: Price): boolean =>
  order.discountFen === discountFen && order.freightFen === freightFen
