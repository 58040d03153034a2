import type { z } from 'zod'
import type { cancelPartBody } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { givingUpIn } from '../machine.ts'
import { PERMISSION_FOR } from '../policy.ts'
import {
  countRefunds,
  listCarriers,
  listLinesOf,
  lockOrder,
  orderStates,
  setAutoReceive,
  setCancelReason,
} from '../repository.ts'
import { awaitReceipt, receiptDue } from './await-receipt.ts'
import { reasonOf } from './cancel-order.ts'
import { takesAll, wantedParts } from './line-parts.ts'
import { refundLines } from './refund-lines.ts'

type PartCtx = Ctx<'NOT_NOW' | 'TOO_MUCH' | 'TAKE_ALL'>

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
    if (!isAll) await refuseLast(ctx, id)
    const dueAt = isAll && events.all === 'cancelRest' ? receiptDue(ctx, await listCarriers(ctx.db, id)) : undefined
    const also = dueAt ? [setAutoReceive(dueAt)] : isAll ? [setCancelReason(reason)] : []
    const event = isAll ? events.all : events.some
    const cancelled = await transition(ctx, orderStates, { id, from: order.status, event, by: 'seller', reason, also })
    if (!cancelled) return ctx.refuse('NOT_NOW')
    await refundLines(ctx, { order, lines, parts, reason })
    if (dueAt) await awaitReceipt(ctx, id, dueAt)
  })
}

/** The last partial cancellation that an order may have takes all that is left. */
async function refuseLast(ctx: PartCtx, id: string): Promise<void> {
  const limit = ORDER_LIMITS.partCancels
  if ((await countRefunds(ctx.db, id)) + 1 >= limit) ctx.refuse('TAKE_ALL', { limit })
}
