import type { Ctx } from '#platform/context.ts'
import { deleteViews } from '../repository.ts'

/** Removes products from the caller's history; one that is not in it is ignored. */
export async function forgetViews(ctx: Ctx, productIds: readonly string[]): Promise<null> {
  await deleteViews(ctx.db, ctx.actor.userId, productIds)
  return null
}

export async function clearHistory(ctx: Ctx): Promise<null> {
  await deleteViews(ctx.db, ctx.actor.userId)
  return null
}
