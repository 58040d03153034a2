import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { tryTransition } from '#platform/state-machine/transition.ts'
import { products } from '#tables/catalogue.ts'
import { indexProducts } from '#modules/search/index.ts'
import { PRODUCT_MACHINE, type ProductEvent, type ProductPart } from '../machine.ts'
import { findState } from '../repository.ts'

interface Change {
  productId: string
  event: ProductEvent
  by: ProductPart
  reason?: string
}

/**
 * Takes a product off sale, puts it back, bans it or lifts the ban, in the caller's transaction. The caller has checked that the
 * actor may act for the shop or the platform. Refuses when the state does not allow it.
 */
export async function changeProductState(ctx: Ctx<never, Actor>, { productId, ...step }: Change): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const from = found(await findState(ctx.db, productId))
    const states = { ...PRODUCT_MACHINE, table: products }
    if (!(await tryTransition(ctx, states, { id: productId, from, ...step }))) ctx.refuse('STATE_CHANGED')
    await indexProducts(ctx, [productId])
  })
}
