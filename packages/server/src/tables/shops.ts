import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FreightMeasure } from '@zhujia/contract/shops/freight.ts'
import { timestampz } from './auth.ts'
import { files } from './files.ts'
import { organisations } from './organisations.ts'

/** Each is an organisation, under the same id: its members are those of the organisation. */
export const shops = pgTable(
  'shops',
  {
    id: uuid()
      .primaryKey()
      .references(() => organisations.id),
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
    /** The platform's share of the goods, in basis points; frozen into each order when it is placed. */
    commissionBp: integer('commission_bp').notNull(),
    /** What its business licence says; null until it has been entered. */
    licenceCompany: text('licence_company'),
    licenceCode: text('licence_code'),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    check('shops_commission', sql`${table.commissionBp} between 0 and 10000`),
    check('shops_licence', sql`num_nulls(${table.licenceCompany}, ${table.licenceCode}) in (0, 2)`),
    check('shops_licence_code', sql`${table.licenceCode} ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'`),
  ],
)

/** How a shop reckons the freight of some of its goods. Goods that name no template go by the shop's default one. */
export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    measure: text().$type<FreightMeasure>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    unique('freight_templates_name').on(table.shopId, table.name),
    // What a product's template is held against: it must be one of the product's own shop.
    unique('freight_templates_shop').on(table.id, table.shopId),
    uniqueIndex('freight_templates_one_default')
      .on(table.shopId)
      .where(sql`is_default`),
  ],
)

/** What a template asks for some regions; the rule without regions is for everywhere else. */
export const freightRules = pgTable(
  'freight_rules',
  {
    id: uuid().primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => freightTemplates.id),
    position: integer().notNull(),
    /** GB/T 2260 codes of districts, cities and provinces; the longest that an address begins with decides. */
    regions: text().array().notNull(),
    /** False: not delivered here; the rest then says nothing. */
    isDelivered: boolean('is_delivered').notNull().default(true),
    /** Up to this amount of the template's measure costs `firstFen`, and each `nextAmount` begun beyond it `nextFen`. */
    firstAmount: integer('first_amount').notNull(),
    firstFen: bigint('first_fen', { mode: 'number' }).notNull(),
    nextAmount: integer('next_amount').notNull(),
    nextFen: bigint('next_fen', { mode: 'number' }).notNull(),
    /** Free from goods worth this much and from this many sale steps: whatever is set must be met. */
    freeFromFen: bigint('free_from_fen', { mode: 'number' }),
    freeFromPieces: integer('free_from_pieces'),
  },
  (table) => [
    unique('freight_rules_position').on(table.templateId, table.position),
    uniqueIndex('freight_rules_one_rest')
      .on(table.templateId)
      .where(sql`cardinality(regions) = 0`),
    check('freight_rules_amounts', sql`${table.firstAmount} > 0 and ${table.nextAmount} > 0`),
    check(
      'freight_rules_fees',
      sql`${table.firstFen} >= 0 and ${table.nextFen} >= 0 and ${table.freeFromFen} >= 0 and ${table.freeFromPieces} > 0`,
    ),
  ],
)
