import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderPriceChanges, orderRefundLines, orderRefunds, parcelLines, parcels } from '#tables/orders.ts'
import { refunds } from '#tables/payments.ts'
import type { ParcelRow, PartRow, RefundRow } from '../rows.ts'

/** An order's parcels with what is in them, the first one first. */
export const listParcels = (ctx: Ctx, orderId: string): Promise<ParcelRow[]> =>
  ctx.db
    .select({
      id: parcels.id,
      carrier: parcels.carrier,
      trackingNumber: parcels.trackingNumber,
      shippedAt: parcels.shippedAt,
      lines: sql<
        PartRow[]
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
        PartRow[]
      >`coalesce((select json_agg(json_build_object('lineId', ${orderRefundLines.lineId}, 'quantity', ${orderRefundLines.quantity}) order by ${orderRefundLines.lineId})
        from ${orderRefundLines} where ${orderRefundLines.refundId} = ${orderRefunds.id}), '[]')`,
    })
    .from(orderRefunds)
    .leftJoin(refunds, eq(refunds.id, orderRefunds.id))
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(desc(orderRefunds.at), desc(orderRefunds.id))

/** What a seller changed about an order's price, the newest first. */
export const listPriceChanges = (ctx: Ctx, orderId: string): Promise<(typeof orderPriceChanges.$inferSelect)[]> =>
  ctx.db
    .select()
    .from(orderPriceChanges)
    .where(eq(orderPriceChanges.orderId, orderId))
    .orderBy(desc(orderPriceChanges.at), desc(orderPriceChanges.id))
