import type { z } from 'zod'
import type { updateLineBody } from '@zhujia/contract/cart/schemas.ts'
import { lineKey, type Measures, soldAs } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { isTaken } from '#platform/db/sql-errors.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { newId } from '#platform/ids.ts'
import { found, notFound } from '#platform/refusal.ts'
import { findLine, findOffer } from '../queries.ts'
import { addToLines, changeLine, deleteLines } from '../repository.ts'
import type { Offer } from '../rows.ts'
import { refuseFault } from './refuse-fault.ts'

type UpdateCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'MEASURES_WRONG' | 'BELOW_MINIMUM'>

/** The constraint of one line for each SKU in each measures. */
const ONE_LINE = 'cart_lines_sku'

/** The SKU and measures that a line is changed to. */
interface Target {
  skuId: string
  measures: Measures | null
}

/**
 * Sets a line's quantity, SKU (of the same product) or measures. If the cart has a line of that SKU and measures already, both
 * become one.
 */
export async function updateLine(
  ctx: UpdateCtx,
  id: string,
  { quantity, skuId, measures }: z.output<typeof updateLineBody>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const line = found(await findLine(ctx, id))
    const target: Target = { skuId: skuId ?? line.skuId, measures: measures ?? line.measures }
    const offer = found(await findOffer(ctx, target.skuId, target.measures))
    // A SKU of another product is answered like one that does not exist.
    if (offer.productId !== line.productId) notFound()
    const isMoving = lineKey(target) !== lineKey(line)
    refuseFault(ctx, offer, { ...target, quantity: isMoving ? offer.inCart + quantity : quantity })
    if (isMoving) await moveLine(ctx, { id, target, quantity, offer })
    else if (!(await changeLine(ctx.db, { userId: ctx.actor.userId, id }, { quantity }))) notFound()
  })
}

async function moveLine(
  ctx: UpdateCtx,
  to: { id: string; target: Target; quantity: number; offer: Offer },
): Promise<void> {
  const { userId } = ctx.actor
  const addedPriceFen = soldAs(to.offer, to.target.measures).priceFen
  const values = { ...to.target, quantity: to.quantity, addedPriceFen }
  if (to.offer.lineId === null) {
    const isThere = await changeLine(ctx.db, { userId, id: to.id }, values).catch((error: unknown) => {
      // Another call has made a line of it meanwhile.
      if (isTaken(error, ONE_LINE)) return ctx.refuse('STATE_CHANGED')
      throw error
    })
    if (!isThere) notFound()
    return
  }
  // First, so that of several calls at once only one adds what the line held.
  if ((await deleteLines(ctx.db, userId, [to.id])) === 0) notFound()
  const line = { ...values, id: newId(), userId, addedAt: ctx.clock.now() }
  await writeTogether(ctx.db, { line: addToLines([line]) })
}
