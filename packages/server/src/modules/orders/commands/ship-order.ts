import type { z } from 'zod'
import type { shipBody } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { nextState } from '#platform/state-machine/machine.ts'
import { tryTransition } from '#platform/state-machine/transition.ts'
import { shipStock } from '#modules/stock/index.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { listLinesOf, lockOrder, orderStates, takeFromLines, type TakenLine } from '../repository.ts'
import { insertParcel, listCarriers } from '../parcels.ts'
import { awaitReceipt, receiptDue } from './await-receipt.ts'
import { openParts, takesAllOf, wantedParts } from './line-parts.ts'

type ShipCtx = Ctx<'NOT_NOW' | 'TOO_MUCH' | 'TAKE_ALL'>
type Body = z.output<typeof shipBody>

/**
 * Hands a parcel of a paid order to a carrier: its goods leave the stock. After the last parcel the time of
 * receiving begins.
 */
export async function shipOrder(ctx: ShipCtx, id: string, body: Body): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.ship }))
    if (!nextState(orderStates, order.status, { event: 'ship', by: 'seller' })) return ctx.refuse('NOT_NOW')
    const lines = await listLinesOf(ctx.db, [id])
    const parts = body.lines ? wantedParts(ctx, lines, body.lines) : openParts(lines)
    const carriers = await listCarriers(ctx.db, id)
    const isAll = takesAllOf(lines, parts)
    const limit = ORDER_LIMITS.parcels
    if (!isAll && carriers.length + 1 >= limit) return ctx.refuse('TAKE_ALL', { limit })
    const dueAt = isAll ? receiptDue(ctx, [...carriers, body.carrier]) : undefined
    const step = dueAt ? { event: 'ship' as const, set: { autoReceiveAt: dueAt } } : { event: 'shipPart' as const }
    if (!(await tryTransition(ctx, orderStates, { id, from: order.status, by: 'seller', ...step })))
      return ctx.refuse('NOT_NOW')
    await sendParcel(ctx, { id, body, parts })
    if (dueAt) await awaitReceipt(ctx, id, dueAt)
  })
}

async function sendParcel(
  ctx: ShipCtx,
  { id, body, parts }: { id: string; body: Body; parts: readonly TakenLine[] },
): Promise<void> {
  const parcelId = newId()
  const { carrier, trackingNumber, driverPhone } = body
  await insertParcel(
    ctx.db,
    { id: parcelId, orderId: id, carrier, trackingNumber, driverPhone, shippedAt: ctx.clock.now() },
    parts,
  )
  await takeFromLines(ctx.db, 'shipped', parts)
  await shipStock(ctx, {
    orderId: id,
    causeId: parcelId,
    lines: parts.map(({ line, quantity }) => ({ skuId: line.skuId, quantity })),
  })
}
