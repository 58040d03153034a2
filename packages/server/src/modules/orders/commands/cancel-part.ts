import type { z } from 'zod'
import type { cancelPartBody } from '@zhujia/contract/orders/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { givingUpIn } from '../machine.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { listCarriers, listLinesOf, lockOrder, orderStates, setAutoReceive, setCancelReason } from '../repository.ts'
import { awaitReceipt, receiptDue } from './await-receipt.ts'
import { reasonOf } from './cancel-order.ts'
import { takesAll, wantedParts } from './line-parts.ts'
import { refundLines } from './refund-lines.ts'

type PartCtx = Ctx<'NOT_NOW' | 'TOO_MUCH'>

/**
 * The seller gives up some of what he has not shipped. With nothing left to ship the order goes on as shipped, or is over
 * when nothing of it ever left.
 */
export async function cancelPart(ctx: PartCtx, id: string, body: z.output<typeof cancelPartBody>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(
      await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.cancelPart }),
    )
    const events = givingUpIn(order.status) ?? ctx.refuse('NOT_NOW')
    const lines = await listLinesOf(ctx.db, [id])
    const parts = wantedParts(ctx, lines, body.lines)
    const reason = reasonOf(body)
    const isAll = takesAll(lines, parts)
    const dueAt = isAll && events.all === 'cancelRest' ? receiptDue(ctx, await listCarriers(ctx.db, id)) : undefined
    const also = dueAt ? [setAutoReceive(dueAt)] : isAll ? [setCancelReason(reason)] : []
    if (
      !(await transition(ctx, orderStates, {
        id,
        from: order.status,
        event: isAll ? events.all : events.some,
        by: 'seller',
        reason,
        also,
      }))
    )
      return ctx.refuse('NOT_NOW')
    await refundLines(ctx, { order, lines, parts, reason })
    if (dueAt) await awaitReceipt(ctx, id, dueAt)
  })
}
