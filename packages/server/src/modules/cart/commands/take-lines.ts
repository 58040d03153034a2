import type { Ctx } from '#platform/context.ts'
import { deleteSkus } from '../repository.ts'

/** Takes what was bought out of the caller's cart, in the caller's transaction; a SKU that is not in it makes no difference. */
export async function takeLines(ctx: Ctx, skuIds: readonly string[]): Promise<void> {
  if (skuIds.length === 0) return
  await deleteSkus(ctx.db, ctx.actor.userId, skuIds)
}
