import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PRODUCT_STATES } from '@zhujia/contract/catalogue/states.ts'
import type { Calculator, GUARANTEES, RETURN_RULES } from '@zhujia/contract/catalogue/schemas.ts'
import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Unit } from '@zhujia/contract/catalogue/units.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import { timestampz } from './auth.ts'
import { files } from './files.ts'
import { freightTemplates, shops } from './shops.ts'

const pictureFile = (column = 'picture_file_id') =>
  uuid(column)
    .notNull()
    .references(() => files.id)
const ofProduct = () =>
  uuid('product_id')
    .notNull()
    .references(() => products.id)

/** A name in every language of the interface. */
export type LocalName = Readonly<Record<Locale, string>>

export const categories = pgTable(
  'categories',
  {
    code: text().primaryKey(),
    /** The codes from the root down to this one: what lies below a category is found by it, and so is the way up. */
    path: text().array().notNull(),
    /** Place in the tree written parents first. */
    position: integer().notNull(),
    names: jsonb().$type<LocalName>().notNull(),
    pictureFileId: pictureFile(),
  },
  (table) => [
    uniqueIndex('categories_position').on(table.position),
    index('categories_path').using('gin', table.path),
    check('categories_levels', sql`cardinality(${table.path}) between 1 and 3`),
  ],
)

export const stages = pgTable('stages', {
  code: text().primaryKey(),
  position: integer().notNull().unique(),
  names: jsonb().$type<LocalName>().notNull(),
  hints: jsonb().$type<LocalName>().notNull(),
})

export const brands = pgTable('brands', {
  code: text().primaryKey(),
  name: text().notNull(),
  latin: text().notNull(),
  origin: text().notNull(),
  story: text().notNull(),
})

/** A fact by which goods are compared and filtered: size, finish, load class. Its values are a closed list. */
export const attributes = pgTable('attributes', {
  code: text().primaryKey(),
  position: integer().notNull().unique(),
  names: jsonb().$type<LocalName>().notNull(),
})

export const attributeValues = pgTable(
  'attribute_values',
  {
    attribute: text()
      .notNull()
      .references(() => attributes.code),
    code: text().notNull(),
    position: integer().notNull(),
    names: jsonb().$type<LocalName>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute, table.code] })],
)

/** Which attributes the goods of a category have; what stands at a category holds for all below it. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    category: text()
      .notNull()
      .references(() => categories.code),
    attribute: text()
      .notNull()
      .references(() => attributes.code),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.attribute] })],
)

/** Not sold out. The column without its table, as an index has it. */
const BUYABLE = sql`buyable_skus > 0`

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    category: text()
      .notNull()
      .references(() => categories.code),
    brand: text()
      .notNull()
      .references(() => brands.code),
    status: text().$type<(typeof PRODUCT_STATES)[number]>().notNull(),
    version: integer().notNull().default(0),
    title: text().notNull(),
    subtitle: text().notNull(),
    unitStep: text('unit_step').$type<Unit>().notNull(),
    unitStepThousandths: integer('unit_step_thousandths').notNull(),
    unitBase: text('unit_base').$type<Unit>().notNull(),
    unitMinSteps: integer('unit_min_steps').notNull(),
    specGroups: jsonb('spec_groups').$type<{ name: string; values: string[] }[]>().notNull(),
    /** What the maker says about it, in its own words. */
    parameters: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    /** What it can be filtered by, as `attribute:value`, its brand as `brand:code`. */
    facets: text().array().notNull(),
    description: jsonb().$type<{ heading: string; text: string }[]>().notNull(),
    returnRule: text('return_rule').$type<(typeof RETURN_RULES)[number]>().notNull(),
    guarantees: text().array().$type<(typeof GUARANTEES)[number][]>().notNull(),
    warrantyMonths: integer('warranty_months').notNull(),
    warrantyText: text('warranty_text').notNull(),
    delivery: text().$type<'express' | 'large'>().notNull(),
    /** In how many days from payment the shop promises to ship; 0: no promise of its own. */
    leadDays: integer('lead_days').notNull().default(0),
    /** Shown before the gallery. */
    videoFileId: uuid('video_file_id').references(() => files.id),
    /** How the quantity for an area is worked out, where that makes sense. */
    calculator: jsonb().$type<Calculator>(),
    /** What is asked of and charged for what is made to measure; its stock is the pieces that the workshop takes on. */
    madeToMeasure: jsonb('made_to_measure').$type<MakingRule>(),
    /** Its stock is kept by colour and batch: an order line gets all of its quantity of one lot. */
    hasLots: boolean('has_lots').notNull().default(false),
    /** What it says today, in `product_versions`. Without a foreign key, which would need the right to update that table (decision 020). */
    versionHash: text('version_hash').notNull(),
    /** Null: the shop's default template. */
    freightTemplateId: uuid('freight_template_id'),
    /** The price of one sale step of the cheapest and of the dearest SKU. */
    fromFen: bigint('from_fen', { mode: 'number' }).notNull().default(0),
    toFen: bigint('to_fen', { mode: 'number' }).notNull().default(0),
    /** The unit in which lists show, sort and filter prices, and the lowest and the highest price of it (decision 055). */
    shownUnit: text('shown_unit').$type<Unit>().notNull().default('item'),
    shownFen: bigint('shown_fen', { mode: 'number' }).notNull().default(0),
    shownToFen: bigint('shown_to_fen', { mode: 'number' }).notNull().default(0),
    /** How many of its SKUs can be bought; none: sold out. Stock moves change it in their own transaction. */
    buyableSkus: integer('buyable_skus').notNull().default(0),
    /** Paid orders that hold any of it and have not cancelled all of it (decision 055). */
    soldCount: integer('sold_count').notNull().default(0),
    listedAt: timestampz('listed_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'products_freight_template',
      columns: [table.freightTemplateId, table.shopId],
      foreignColumns: [freightTemplates.id, freightTemplates.shopId],
    }),
    index('products_shop').on(table.shopId, table.status),
    index('products_category_sales').on(table.category, table.status, table.soldCount, table.listedAt, table.id),
    index('products_category_newest').on(table.category, table.status, table.listedAt, table.id),
    index('products_category_price').on(table.category, table.status, table.shownFen, table.id),
    index('products_newest').on(table.status, table.listedAt, table.id),
    index('products_sales').on(table.status, table.soldCount, table.listedAt, table.id),
    index('products_price').on(table.status, table.shownFen, table.id),
    // The same orders for lists of what can be bought.
    index('products_category_sales_buyable')
      .on(table.category, table.status, table.soldCount, table.listedAt, table.id)
      .where(BUYABLE),
    index('products_category_newest_buyable').on(table.category, table.status, table.listedAt, table.id).where(BUYABLE),
    index('products_category_price_buyable').on(table.category, table.status, table.shownFen, table.id).where(BUYABLE),
    index('products_sales_buyable').on(table.status, table.soldCount, table.listedAt, table.id).where(BUYABLE),
    index('products_newest_buyable').on(table.status, table.listedAt, table.id).where(BUYABLE),
    index('products_price_buyable').on(table.status, table.shownFen, table.id).where(BUYABLE),
    index('products_video')
      .on(table.videoFileId)
      .where(sql`${table.videoFileId} is not null`),
    check('products_unit', sql`${table.unitStepThousandths} > 0 and ${table.unitMinSteps} > 0`),
    check('products_lead', sql`${table.leadDays} between 0 and 365`),
    check('products_sold', sql`${table.soldCount} >= 0`),
    check('products_buyable', sql`${table.buyableSkus} >= 0`),
    check(
      'products_made',
      sql`${table.madeToMeasure} is null or (${table.calculator} is null and not ${table.hasLots} and ${table.unitStepThousandths} = 1000)`,
    ),
  ],
)

export const productStages = pgTable(
  'product_stages',
  {
    productId: ofProduct(),
    stage: text()
      .notNull()
      .references(() => stages.code),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.stage] }),
    index('product_stages_stage').on(table.stage, table.productId),
  ],
)

/** The gallery; position 0 is the picture of cards. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: ofProduct(),
    position: integer().notNull(),
    fileId: pictureFile('file_id'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_file').on(table.fileId),
  ],
)

export const skus = pgTable(
  'skus',
  {
    id: uuid().primaryKey(),
    productId: ofProduct(),
    position: integer().notNull(),
    code: text().notNull().unique(),
    /** One value for each spec group of the product; the price is that of one sale step. */
    spec: text().array().notNull(),
    priceFen: bigint('price_fen', { mode: 'number' }).notNull(),
    pictureFileId: pictureFile(),
    /** What one sale step holds. */
    pieces: integer().notNull(),
    areaCm2: integer('area_cm2'),
    /** The area that a step covers once it is worked as the basis says, for what is spread: paint, powder. */
    coverageCm2: integer('coverage_cm2'),
    coverageBasis: text('coverage_basis'),
    weightGrams: integer('weight_grams').notNull(),
    volumeCm3: integer('volume_cm3').notNull(),
    /** Sale steps in the warehouse, and those of them that are promised to orders. Both are sums of stock moves. */
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull().default(0),
    /** Whether there is as much as one must take; kept by stock moves, counted by the product. */
    canBeBought: boolean('can_be_bought').notNull().default(false),
  },
  (table) => [
    unique('skus_position').on(table.productId, table.position),
    index('skus_picture').on(table.pictureFileId),
    check('skus_price', sql`${table.priceFen} > 0`),
    check('skus_coverage', sql`(${table.coverageCm2} is null) = (${table.coverageBasis} is null)`),
    check('skus_stock', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
)
