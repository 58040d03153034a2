import type { Actor, Ctx } from '#platform/context.ts'
import { nextState } from '#platform/state-machine/machine.ts'
import { tryTransition } from '#platform/state-machine/transition.ts'
import type { OrderEvent } from '../machine.ts'
import { listCarriers } from '../parcels.ts'
import { listLinesOf, orderStates, type Order } from '../repository.ts'
import { awaitReceipt, receiptDue } from './await-receipt.ts'
import { openParts } from './line-parts.ts'
import { refundLines } from './refund-lines.ts'

interface Ending {
  event: OrderEvent
  by: 'buyer' | 'seller' | 'timer'
  /** By default the reason of the buyer's request. */
  reason?: string
}

/**
 * Cancels everything of a locked order that is not shipped: its money is refunded and its stock released. The buyer then
 * receives only what was shipped before. @returns false when the order is in no state for it
 */
export async function endRest(ctx: Ctx<never, Actor>, order: Order, { event, by, reason }: Ending): Promise<boolean> {
  const { id, status: from } = order
  const isShipped = nextState(orderStates, from, { event, by }) === 'shipped'
  const dueAt = isShipped ? receiptDue(ctx, await listCarriers(ctx.db, id)) : undefined
  const ended = await tryTransition(ctx, orderStates, {
    id,
    from,
    event,
    by,
    ...(reason !== undefined && { reason }),
    set: { cancelDueAt: null, autoReceiveAt: dueAt, cancelReason: reason },
  })
  if (!ended) return false
  const lines = await listLinesOf(ctx.db, [id])
  await refundLines(ctx, { order, lines, parts: openParts(lines), reason: reason ?? order.cancelReason ?? 'other' })
  if (dueAt) await awaitReceipt(ctx, id, dueAt)
  return true
}
