import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampz } from '../auth.ts'
import { fenColumn } from '../ledger.ts'
import { orders } from '../orders.ts'

/** What a seller changed about an unpaid order's price, insert only. */
export const orderPriceChanges = pgTable(
  'order_price_changes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    oldTotalFen: fenColumn('old_total_fen').notNull(),
    totalFen: fenColumn('total_fen').notNull(),
    discountFen: fenColumn('discount_fen').notNull(),
    freightFen: fenColumn('freight_fen').notNull(),
    reason: text().notNull(),
    at: timestampz('at').notNull(),
  },
  (table) => [index('order_price_changes_order').on(table.orderId, table.at)],
)
