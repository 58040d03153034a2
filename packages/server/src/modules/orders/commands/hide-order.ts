import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { findOrder, hideFromBuyer } from '../repository.ts'

/** Takes an order that is over out of the buyer's list. The shop, the books and every later question keep it. */
export async function hideOrder(ctx: Ctx<'NOT_NOW'>, id: string): Promise<null> {
  found(await findOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
  return (await hideFromBuyer(ctx.db, id, ctx.clock.now())) ? null : ctx.refuse('NOT_NOW')
}
