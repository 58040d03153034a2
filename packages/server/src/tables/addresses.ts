import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ADDRESS_TAGS } from '@zhujia/contract/addresses/schemas.ts'
import { timestampz, users } from './auth.ts'

/** Where somebody has goods delivered. The names of the region are kept as they were: districts are merged and renamed. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    phone: text().notNull(),
    districtCode: text('district_code').notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    detail: text().notNull(),
    tag: text().$type<(typeof ADDRESS_TAGS)[number]>().notNull(),
    floor: integer(),
    hasElevator: boolean('has_elevator'),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    index('addresses_owner').on(table.ownerId, table.createdAt),
    uniqueIndex('addresses_one_default')
      .on(table.ownerId)
      .where(sql`is_default`),
  ],
)
