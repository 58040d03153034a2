import type { z } from 'zod'
import type { refundDepositBody, refundedDeposit } from '@zhujia/contract/deposits/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { found } from '#platform/refusal.ts'
import { newsOf } from '../notifications.ts'
import { countOpenOrders, findOwnedShop } from '../queries.ts'
import { lockHeld } from '../repository.ts'
import { endDeposit } from './end-deposit.ts'

type RefundCtx = Ctx<'NOTHING_HELD' | 'ORDERS_OPEN'>

/**
 * The owner asks back all that their shop has deposited; each funding goes whole to the channel that it was paid by. Refused while
 * orders of the shop are not over: what is placed in the same instant does not count.
 */
export async function refundShopDeposit(
  ctx: RefundCtx,
  shopId: string,
  { heldFen }: z.output<typeof refundDepositBody>,
): Promise<z.output<typeof refundedDeposit>> {
  return ctx.transaction(async (ctx) => {
    const ownerId = ctx.actor.userId
    found(await findOwnedShop(ctx.db, { shopId, ownerId }))
    const held = await lockHeld(ctx.db, shopId)
    if (held.length === 0) return ctx.refuse('NOTHING_HELD')
    const sumFen = held.reduce((sum, { amountFen }) => sum + amountFen, 0)
    if (sumFen !== heldFen) return ctx.refuse('STATE_CHANGED')
    const count = await countOpenOrders(ctx.db, shopId)
    if (count > 0) return ctx.refuse('ORDERS_OPEN', { count })
    for (const deposit of held) {
      if (!(await endDeposit(ctx, deposit, { event: 'refund', by: 'payer' }))) return ctx.refuse('STATE_CHANGED')
    }
    const [first] = held
    if (first)
      await writeTogether(ctx.db, {
        told: newsOf({
          kind: 'depositReturning',
          depositId: first.id,
          amountFen: sumFen,
          at: ctx.clock.now(),
          exceptId: ownerId,
        }),
      })
    return { refundingFen: sumFen }
  })
}
