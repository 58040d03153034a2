import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { timestampz, users } from './auth.ts'
import { skus } from './catalogue.ts'

/** What somebody means to buy: a quantity of a SKU, never a price to charge. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => skus.id),
    /** Of one piece, for what is made to measure: other measures are another line. */
    measures: jsonb().$type<Measures>(),
    /** Sale steps, or pieces of what is made to measure. */
    quantity: integer().notNull(),
    /** What a step, or a piece, cost when the line was put in, only to show what has changed since. */
    addedPriceFen: bigint('added_price_fen', { mode: 'number' }).notNull(),
    isSelected: boolean('is_selected').notNull().default(true),
    addedAt: timestampz('added_at').notNull(),
  },
  (table) => [
    unique('cart_lines_sku').on(table.userId, table.skuId, table.measures).nullsNotDistinct(),
    index('cart_lines_user').on(table.userId, table.addedAt),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
