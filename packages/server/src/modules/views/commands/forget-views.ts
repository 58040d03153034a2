import type { Ctx } from '#platform/context.ts'
import { deleteViews } from '../repository.ts'

/** Forgets that the caller looked at some products; what is not in their history makes no difference. */
export async function forgetViews(ctx: Ctx, productIds: readonly string[]): Promise<null> {
  await deleteViews(ctx.db, ctx.actor.userId, productIds)
  return null
}

export async function clearHistory(ctx: Ctx): Promise<null> {
  await deleteViews(ctx.db, ctx.actor.userId)
  return null
}
