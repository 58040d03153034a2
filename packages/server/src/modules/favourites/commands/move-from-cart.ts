import type { z } from 'zod'
import type { movedFromCart } from '@zhujia/contract/favourites/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { removeLines } from '#modules/cart/index.ts'
import { listCartLines } from '../queries.ts'
import { addFavourites } from './add-favourites.ts'

/** Saves the products of the caller's cart lines and removes the lines. A line whose product buyers no longer see stays. */
export async function moveFromCart(
  ctx: Ctx<'FAVOURITES_FULL'>,
  lineIds: readonly string[],
): Promise<z.output<typeof movedFromCart>> {
  const ids = [...new Set(lineIds)]
  return ctx.transaction(async (ctx) => {
    const lines = await listCartLines(ctx, ids)
    if (lines.length < ids.length) notFound()
    const going = lines.filter(({ isShown }) => isShown)
    if (going.length > 0) {
      await addFavourites(ctx, { kind: 'product', ids: going.map(({ productId }) => productId) })
      await removeLines(
        ctx,
        going.map(({ lineId }) => lineId),
      )
    }
    return { moved: going.length, left: lines.length - going.length }
  })
}
