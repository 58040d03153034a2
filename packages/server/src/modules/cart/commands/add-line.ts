import type { z } from 'zod'
import { CART_MAX, type addLineBody, type cartCount } from '@zhujia/contract/cart/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { findOffer } from '../queries.ts'
import { addToLine } from '../repository.ts'
import { refuseFault } from './refuse-fault.ts'

type AddCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'CART_FULL' | 'BELOW_MINIMUM'>

/** Puts a quantity of a SKU in the caller's cart, on top of what is there of it; two statements. */
export async function addLine(
  ctx: AddCtx,
  { skuId, quantity }: z.output<typeof addLineBody>,
): Promise<z.output<typeof cartCount>> {
  return ctx.transaction(async (ctx) => {
    const offer = found(await findOffer(ctx, skuId))
    refuseFault(ctx, offer, { skuId, quantity: offer.inCart + quantity })
    const lines = offer.lines + (offer.lineId === null ? 1 : 0)
    if (lines > CART_MAX) ctx.refuse('CART_FULL')
    await addToLine(ctx.db, {
      id: newId(),
      userId: ctx.actor.userId,
      skuId,
      quantity,
      addedPriceFen: offer.priceFen,
      addedAt: ctx.clock.now(),
    })
    return { lines }
  })
}
