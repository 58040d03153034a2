import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { timestampz, users } from './auth.ts'
import { products } from './catalogue.ts'

/** What somebody looked at, each product once with the last time. */
export const productViews = pgTable(
  'product_views',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    viewedAt: timestampz('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('product_views_latest').on(table.userId, table.viewedAt, table.productId),
  ],
)
