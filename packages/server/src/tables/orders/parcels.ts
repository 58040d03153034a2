import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Carrier } from '@zhujia/contract/orders/waybills.ts'
import { timestampz } from '../auth.ts'
import { orderLines, orders } from '../orders.ts'

export const parcels = pgTable(
  'parcels',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text().$type<Carrier>().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** Of the shop's own truck, for its staff and, until some days after the receipt, its buyer; empty when not given. Nothing else holds it, no history either. */
    driverPhone: text('driver_phone').notNull().default(''),
    shippedAt: timestampz('shipped_at').notNull(),
    /** How often its shop has corrected carrier or number, and when last; the history of the order names old and new. */
    corrections: integer().notNull().default(0),
    correctedAt: timestampz('corrected_at'),
  },
  (table) => [
    index('parcels_order').on(table.orderId),
    check('parcels_driver', sql`${table.driverPhone} = '' or ${table.carrier} = 'ownTruck'`),
    check(
      'parcels_corrected',
      sql`${table.corrections} >= 0 and (${table.corrections} = 0) = (${table.correctedAt} is null)`,
    ),
  ],
)

/** What of each line is in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.lineId] }),
    index('parcel_lines_line').on(table.lineId),
    check('parcel_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
