import { shares } from '@zhujia/contract/orders/shares.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { addSold } from '#modules/catalogue/index.ts'
import { releaseStockPart } from '#modules/stock/index.ts'
import { accounts, post } from '#modules/ledger/index.ts'
import { refundPart } from '#modules/payments/index.ts'
import { insertOrderRefund, takeFromLines, type TakenLine, type Order, type OrderLine } from '../repository.ts'
import { unsoldBy } from '../sold.ts'
import { partsOf } from './line-parts.ts'

interface PartCancellation {
  order: Order
  /** All lines of the order: what is shared falls on all of them. */
  lines: readonly OrderLine[]
  parts: readonly TakenLine[]
  reason: string
}

/**
 * Cancels parts of a paid order that are not shipped, under its checkout's lock: refunds exactly their money, releases
 * their stock and drops the platform's commission on them. The caller makes the transition of the order.
 */
export async function refundLines(
  ctx: Ctx<never, Actor>,
  { order, lines, parts, reason }: PartCancellation,
): Promise<void> {
  const share = shares({ ...order, lines }, partsOf(parts))
  const amountFen = share.goodsFen + share.freightFen
  const at = ctx.clock.now()
  // A discount may have left a line with nothing to give back.
  const id =
    amountFen > 0 ? await refundPart(ctx, { paymentId: order.paymentId, subjectId: order.id, amountFen }) : newId()
  const isCounted = await insertOrderRefund(
    ctx.db,
    { id, orderId: order.id, reason, ...share, at, arrivedAt: amountFen > 0 ? null : at },
    parts,
  )
  if (!isCounted) throw new Error(`order ${order.id} would give back more than it cost`)
  await takeFromLines(ctx.db, 'cancelled', parts)
  await releaseStockPart(ctx, {
    orderId: order.id,
    causeId: id,
    lines: parts.map(({ line, quantity }) => ({ skuId: line.skuId, quantity })),
  })
  const left = lines.map((line) => ({
    ...line,
    cancelledQuantity: line.cancelledQuantity + (parts.find((part) => part.line.id === line.id)?.quantity ?? 0),
  }))
  await addSold(
    ctx,
    order.isOwnShop
      ? []
      : unsoldBy(
          left,
          parts.map(({ line }) => line),
        ),
  )
  await post(ctx, [
    {
      debit: accounts.escrowOrder(order.id),
      credit: accounts.refundClearing,
      amountFen,
      kind: 'order.refund',
      ref: id,
    },
  ])
}
