import type { Actor, Ctx } from '#platform/context.ts'
import { addToSold, lockProducts } from '../locks.ts'

/**
 * Counts sale steps as sold, or with a negative quantity as not sold after all, in the caller's transaction. Orders call
 * it when they start to run and when they are cancelled; product rows are locked in ascending id, after the SKUs.
 */
export async function addSold(
  ctx: Ctx<never, Actor>,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  if (sums.size === 0) return
  await ctx.transaction(async (ctx) => {
    await lockProducts(ctx.db, [...sums.keys()])
    await addToSold(
      ctx.db,
      [...sums].map(([productId, quantity]) => ({ productId, quantity })),
    )
  })
}
