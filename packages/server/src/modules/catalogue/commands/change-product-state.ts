import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { products } from '#tables/catalogue.ts'
import { PRODUCT_MACHINE, type ProductEvent, type ProductPart } from '../machine.ts'
import { findState } from '../repository.ts'
import { indexProducts } from './index-products.ts'

interface Change {
  productId: string
  event: ProductEvent
  by: ProductPart
  reason?: string
}

/**
 * Takes a product off sale, puts it back, bans it or lifts the ban, in the caller's transaction. Whether the caller may
 * speak for the shop or the platform has been looked at. Refuses when the state does not allow it.
 */
export async function changeProductState(ctx: Ctx<never, Actor>, { productId, ...step }: Change): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const from = found(await findState(ctx.db, productId))
    const to = await transition(ctx, { ...PRODUCT_MACHINE, table: products }, { id: productId, from, ...step })
    if (!to) ctx.refuse('STATE_CHANGED')
    await indexProducts(ctx, [productId])
  })
}
