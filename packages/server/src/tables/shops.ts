import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import { moment, users } from './auth.ts'
import { files } from './files.ts'

export const shops = pgTable(
  'shops',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    slogan: text().notNull(),
    logoFileId: uuid('logo_file_id')
      .notNull()
      .references(() => files.id),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    districtCode: text('district_code').notNull(),
    address: text().notNull(),
    description: text().notNull(),
    servicePhone: text('service_phone').notNull(),
    serviceHours: text('service_hours').notNull(),
    /** Flat freight of one order of this shop. */
    freightFen: bigint('freight_fen', { mode: 'number' }).notNull(),
    /** Goods worth this much travel free; null: never. */
    freeFreightFromFen: bigint('free_freight_from_fen', { mode: 'number' }),
    /** The platform's share of the goods, in basis points; frozen into each order when it is placed. */
    commissionBp: integer('commission_bp').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('shops_freight', sql`${table.freightFen} >= 0 and ${table.freeFreightFromFen} >= 0`),
    check('shops_commission', sql`${table.commissionBp} between 0 and 10000`),
  ],
)

/** Who works in a shop. The owner may everything; the others what is listed. */
export const shopMembers = pgTable(
  'shop_members',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    isOwner: boolean('is_owner').notNull().default(false),
    permissions: text().array().$type<ShopPermission[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    index('shop_members_user').on(table.userId),
    uniqueIndex('shop_members_one_owner').on(table.shopId).where(sql`is_owner`),
  ],
)
