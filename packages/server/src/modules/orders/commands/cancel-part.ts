import type { z } from 'zod'
import type { cancelPartBody } from '@zhujia/contract/orders/schemas.ts'
import type { Ctx } from '../../../platform/context.ts'
import { found } from '../../../platform/refusal.ts'
import { nextState } from '../../../platform/state-machine/machine.ts'
import { transition } from '../../../platform/state-machine/transition.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { listCarriers, listLinesOf, lockOrder, orderStates, setAutoReceive } from '../repository.ts'
import { awaitReceipt, receiptDue } from './await-receipt.ts'
import { reasonOf } from './cancel-order.ts'
import { takesAll, wantedParts } from './line-parts.ts'
import { refundLines } from './refund-lines.ts'

type PartCtx = Ctx<'NOT_NOW' | 'TOO_MUCH'>

/** The seller gives up some of what he has not shipped. With nothing left to ship the order goes on as shipped. */
export async function cancelPart(ctx: PartCtx, id: string, body: z.output<typeof cancelPartBody>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.cancelPart }))
    if (!nextState(orderStates, order.status, { event: 'cancelPart', by: 'seller' })) return ctx.refuse('NOT_NOW')
    const lines = await listLinesOf(ctx.db, [id])
    const parts = wantedParts(ctx, lines, body.lines)
    const reason = reasonOf(body)
    const dueAt = takesAll(lines, parts) ? receiptDue(ctx, await listCarriers(ctx.db, id)) : undefined
    const step = dueAt ? { event: 'cancelRest' as const, also: [setAutoReceive(dueAt)] } : { event: 'cancelPart' as const }
    if (!(await transition(ctx, orderStates, { id, from: order.status, by: 'seller', reason, ...step }))) return ctx.refuse('NOT_NOW')
    await refundLines(ctx, { order, lines, parts, reason })
    if (dueAt) await awaitReceipt(ctx, id, dueAt)
  })
}
