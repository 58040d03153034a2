import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { timestampz, users } from './auth.ts'
import { products } from './catalogue.ts'
import { shops } from './shops.ts'

/** The products that somebody saved. */
export const favouriteProducts = pgTable(
  'favourite_products',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** What its cheapest SKU cost when it was added, only to show what has changed since. */
    addedFromFen: bigint('added_from_fen', { mode: 'number' }).notNull(),
    addedAt: timestampz('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favourite_products_latest').on(table.userId, table.addedAt, table.productId),
    check('favourite_products_price', sql`${table.addedFromFen} >= 0`),
  ],
)

/** The shops that somebody keeps. */
export const favouriteShops = pgTable(
  'favourite_shops',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    addedAt: timestampz('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.shopId] }),
    index('favourite_shops_latest').on(table.userId, table.addedAt, table.shopId),
  ],
)
