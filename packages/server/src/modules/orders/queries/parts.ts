import type { LinePart } from '@zhujia/contract/orders/open-parts.ts'
import { and, asc, desc, eq, isNull, min, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { orderRefundLines, orderRefunds, orders } from '#tables/orders.ts'
import { parcelLines, parcels } from '#tables/orders/parcels.ts'
import { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { refunds } from '#tables/payments.ts'
import { stateChanges } from '#tables/platform.ts'
import type { LateRow, ParcelRow, RefundRow } from '../rows.ts'

const orderId = sql.placeholder('orderId')

const parcelsOf = preparedOn((db) =>
  db
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
    .prepare(''),
)

/** An order's parcels with what is in them, the first one first. */
export const listParcels = ({ db }: Ctx, orderId: string): Promise<ParcelRow[]> => parcelsOf(db).execute({ orderId })

const refundsOf = preparedOn((db) =>
  db
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
    .prepare(''),
)

/** An order's refunds with what they are for and how they stand, the newest first. */
export const listRefunds = ({ db }: Ctx, orderId: string): Promise<RefundRow[]> => refundsOf(db).execute({ orderId })

const late = { number: sql.placeholder('number'), paymentId: sql.placeholder('paymentId') }

const lateOf = preparedOn((db) => {
  // Of several orders paid together the first one that its buyer has not hidden has it, once.
  const first = db
    .select({ number: min(orders.number) })
    .from(orders)
    .where(and(eq(orders.paymentId, late.paymentId), isNull(orders.hiddenAt)))
  return db
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
    .where(and(eq(refunds.paymentId, late.paymentId), refunds.isLate, eq(sql`${first}`, late.number)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .prepare('')
})

/** What came too late of an order's payment and goes back, the newest first. */
export const listLateMoney = (
  { db }: Ctx,
  { number, paymentId }: Pick<typeof orders.$inferSelect, 'number' | 'paymentId'>,
): Promise<LateRow[]> => lateOf(db).execute({ number, paymentId })

const changesOf = preparedOn((db) =>
  db
    .select()
    .from(orderPriceChanges)
    .where(eq(orderPriceChanges.orderId, orderId))
    .orderBy(desc(orderPriceChanges.at), desc(orderPriceChanges.id))
    .prepare(''),
)

/** What a seller changed about an order's price, the newest first. */
export const listPriceChanges = ({ db }: Ctx, orderId: string): Promise<(typeof orderPriceChanges.$inferSelect)[]> =>
  changesOf(db).execute({ orderId })
