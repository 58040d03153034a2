import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { hideFromBuyer, lockOrder } from '../repository.ts'

/** Takes an order that is over, and whose money has come back, out of the buyer's list. The shop, the ledger and later questions still have it. */
export async function hideOrder(ctx: Ctx<'NOT_NOW'>, id: string): Promise<null> {
  return ctx.transaction(async (ctx) => {
    found(await lockOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    return (await hideFromBuyer(ctx.db, id, ctx.clock.now())) ? null : ctx.refuse('NOT_NOW')
  })
}
