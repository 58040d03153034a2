import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from './auth.ts'
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
    /** Sale steps. */
    quantity: integer().notNull(),
    /** What a step cost when the line was put in, only to show what has changed since. */
    addedPriceFen: bigint('added_price_fen', { mode: 'number' }).notNull(),
    isSelected: boolean('is_selected').notNull().default(true),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('cart_lines_sku').on(table.userId, table.skuId),
    index('cart_lines_user').on(table.userId, table.addedAt),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
