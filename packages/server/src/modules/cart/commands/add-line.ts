import type { z } from 'zod'
import { soldAs } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { addLineBody, cartCount } from '@zhujia/contract/cart/schemas.ts'
import { CART_MAX } from '@zhujia/contract/core/limits.ts'
import type { Ctx } from '#platform/context.ts'
import type { Decision } from '#platform/idempotency.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { findOffer } from '../queries.ts'
import { addToLines } from '../repository.ts'
import { refuseFault } from './refuse-fault.ts'

type AddCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'MEASURES_WRONG' | 'CART_FULL' | 'BELOW_MINIMUM'>

/** Adds a quantity of a SKU to the caller's cart line of the same SKU and measures, or makes the line; two statements. */
export async function addLine(
  ctx: AddCtx,
  { skuId, quantity, ...body }: z.output<typeof addLineBody>,
): Promise<Decision<z.output<typeof cartCount>>> {
  const measures = body.measures ?? null
  const offer = found(await findOffer(ctx, skuId, measures))
  refuseFault(ctx, offer, { skuId, measures, quantity: offer.inCart + quantity })
  const lines = offer.lines + (offer.lineId === null ? 1 : 0)
  if (lines > CART_MAX) ctx.refuse('CART_FULL')
  const line = {
    id: newId(),
    userId: ctx.actor.userId,
    skuId,
    measures,
    quantity,
    addedPriceFen: soldAs(offer, measures).priceFen,
    addedAt: ctx.clock.now(),
  }
  return { answer: { lines }, writes: { line: addToLines([line]) } }
}
