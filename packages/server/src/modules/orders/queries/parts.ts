import type { LinePart } from '@zhujia/contract/orders/open-parts.ts'
import { and, asc, desc, eq, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderRefundLines, orderRefunds, orders } from '#tables/orders.ts'
import { parcelLines, parcels } from '#tables/orders/parcels.ts'
import { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { refunds } from '#tables/payments.ts'
import { stateChanges } from '#tables/platform.ts'
import type { LateRow, ParcelRow, RefundRow } from '../rows.ts'

/** An order's parcels with what is in them, the first one first. */
export const listParcels = (ctx: Ctx, orderId: string): Promise<ParcelRow[]> =>
  ctx.db
    .select({
      id: parcels.id,
      carrier: parcels.carrier,
      trackingNumber: parcels.trackingNumber,
      driverPhone: parcels.driverPhone,
      shippedAt: parcels.shippedAt,
      corrections: parcels.corrections,
      correctedAt: parcels.correctedAt,
      lines: sql<
        LinePart[]
      >`coalesce((select json_agg(json_build_object('lineId', ${parcelLines.lineId}, 'quantity', ${parcelLines.quantity}) order by ${parcelLines.lineId})
        from ${parcelLines} where ${parcelLines.parcelId} = ${parcels.id}), '[]')`,
    })
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.shippedAt), asc(parcels.id))

/** An order's refunds with what they are for and how they stand, the newest first. */
export const listRefunds = (ctx: Ctx, orderId: string): Promise<RefundRow[]> =>
  ctx.db
    .select({
      id: orderRefunds.id,
      reason: orderRefunds.reason,
      goodsFen: orderRefunds.goodsFen,
      freightFen: orderRefunds.freightFen,
      at: orderRefunds.at,
      arrivedAt: orderRefunds.arrivedAt,
      status: refunds.status,
      lines: sql<
        LinePart[]
      >`coalesce((select json_agg(json_build_object('lineId', ${orderRefundLines.lineId}, 'quantity', ${orderRefundLines.quantity}) order by ${orderRefundLines.lineId})
        from ${orderRefundLines} where ${orderRefundLines.refundId} = ${orderRefunds.id}), '[]')`,
    })
    .from(orderRefunds)
    .leftJoin(refunds, eq(refunds.id, orderRefunds.id))
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(desc(orderRefunds.at), desc(orderRefunds.id))

/** The first of a payment's orders that its buyer has not hidden. */
const firstNumberOf = ({ db }: Ctx, paymentId: string): SQL =>
  sql`${db
    .select({ number: min(orders.number) })
    .from(orders)
    .where(and(eq(orders.paymentId, paymentId), isNull(orders.hiddenAt)))}`

/** What came too late of an order's payment and goes back, the newest first; of several orders paid together the first has it, once. */
export const listLateMoney = (
  ctx: Ctx,
  { number, paymentId }: Pick<typeof orders.$inferSelect, 'number' | 'paymentId'>,
): Promise<LateRow[]> =>
  ctx.db
    .select({
      id: refunds.id,
      amountFen: refunds.amountFen,
      status: refunds.status,
      at: refunds.createdAt,
      arrivedAt: stateChanges.at,
    })
    .from(refunds)
    .leftJoin(
      stateChanges,
      and(eq(stateChanges.entity, 'refund'), eq(stateChanges.subjectId, refunds.id), eq(stateChanges.event, 'succeed')),
    )
    .where(and(eq(refunds.paymentId, paymentId), refunds.isLate, eq(firstNumberOf(ctx, paymentId), number)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))

/** What a seller changed about an order's price, the newest first. */
export const listPriceChanges = (ctx: Ctx, orderId: string): Promise<(typeof orderPriceChanges.$inferSelect)[]> =>
  ctx.db
    .select()
    .from(orderPriceChanges)
    .where(eq(orderPriceChanges.orderId, orderId))
    .orderBy(desc(orderPriceChanges.at), desc(orderPriceChanges.id))
