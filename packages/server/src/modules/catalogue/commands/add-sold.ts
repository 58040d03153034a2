import type { Actor, Ctx } from '#platform/context.ts'
import { addToSold, type SoldChange } from '../figures.ts'
import { lockProducts } from '../repository.ts'

/**
 * Counts orders that hold some of a product, or with a negative number those that hold none of it any more, in the caller's
 * transaction. Orders call it when they are paid and when they are cancelled; product rows are locked in ascending id,
 * after the SKUs.
 */
export async function addSold(ctx: Ctx<never, Actor>, changes: readonly SoldChange[]): Promise<void> {
  if (changes.length === 0) return
  await ctx.transaction(async (ctx) => {
    await lockProducts(ctx.db, [...new Set(changes.map(({ productId }) => productId))])
    await addToSold(ctx.db, changes)
  })
}
