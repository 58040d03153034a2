import type { z } from 'zod'
import { encodeReason } from '@zhujia/contract/orders/reasons.ts'
import type { cancelPartBody } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { partCancellationIn } from '../machine.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { countRefunds, listLinesOf, lockOrder, orderStates } from '../repository.ts'
import { endRest } from './end-rest.ts'
import { takesAllOf, wantedParts } from './line-parts.ts'
import { refundLines } from './refund-lines.ts'

type PartCtx = Ctx<'NOT_NOW' | 'TOO_MUCH' | 'TAKE_ALL'>

/**
 * The seller cancels some of what they have not shipped. With nothing left to ship the order becomes shipped, or
 * cancelled when nothing was shipped.
 */
export async function cancelPart(ctx: PartCtx, id: string, body: z.output<typeof cancelPartBody>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(
      await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.cancelPart }),
    )
    const events = partCancellationIn(order.status) ?? ctx.refuse('NOT_NOW')
    const lines = await listLinesOf(ctx.db, [id])
    const parts = wantedParts(ctx, lines, body.lines)
    const reason = encodeReason(body)
    if (takesAllOf(lines, parts)) {
      if (!(await endRest(ctx, order, { event: events.all, by: 'seller', reason }))) ctx.refuse('NOT_NOW')
      return
    }
    await refuseLast(ctx, id)
    await transition(ctx, orderStates, { id, from: order.status, event: events.some, by: 'seller', reason })
    await refundLines(ctx, { order, lines, parts, reason })
  })
}

/** The last partial cancellation that an order may have takes all that is left. */
async function refuseLast(ctx: PartCtx, id: string): Promise<void> {
  const limit = ORDER_LIMITS.partCancels
  if ((await countRefunds(ctx.db, id)) + 1 >= limit) ctx.refuse('TAKE_ALL', { limit })
}
