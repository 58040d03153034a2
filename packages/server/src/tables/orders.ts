import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { SHIP_HOURS, STATES_OF_TAB, type OrderState } from '@zhujia/contract/orders/states.ts'
import { timestampz, users } from './auth.ts'
import { skus, products } from './catalogue.ts'
import { fenColumn } from './ledger.ts'
import { payments } from './payments.ts'
import { shops } from './shops.ts'

/** The address as it was when the order was placed. */
export interface OrderAddress {
  name: string
  phone: string
  province: string
  city: string
  district: string
  districtCode: string
  detail: string
  floor: number | null
  hasElevator: boolean | null
}

/** One submit of the confirm page, an order for each shop under one payment; or one of its orders, to be paid alone. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    /** One order of another checkout, to be paid alone: nobody placed it once more. */
    isSeparated: boolean('is_separated').notNull().default(false),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    index('checkouts_placed')
      .on(table.buyerId, table.createdAt)
      .where(sql`not is_separated`),
  ],
)

/** The tabs of several states, each of which an index has in an order of its own. */
const isIn = (tab: 'toShip' | 'toAnswer') =>
  sql.raw(`status in (${STATES_OF_TAB[tab].map((state) => `'${state}'`).join(', ')})`)

/**
 * Until when a shop has something to do with an order of `toShip`: to answer its buyer, or to ship. In UTC, without a zone,
 * because an index takes no arithmetic that a session's zone could change.
 */
export const shopDue = (of: string): string => `coalesce(${of}.cancel_due_at at time zone 'UTC',
  (${of}.paid_at at time zone 'UTC') + interval '1 hour' * case when ${of}.lead_days > 0 then ${of}.lead_days * 24 else ${SHIP_HOURS} end)`

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    status: text().$type<OrderState>().notNull(),
    version: integer().notNull().default(0),
    goodsFen: fenColumn('goods_fen').notNull(),
    freightFen: fenColumn('freight_fen').notNull(),
    /** The freight as it was quoted: what the seller asks beyond it bears commission like goods. */
    quotedFreightFen: fenColumn('quoted_freight_fen').notNull(),
    /** Its freight had been changed before lines knew what they caused: they have none. Only a migration sets it. */
    isFreightByValue: boolean('is_freight_by_value').notNull().default(false),
    /** What the seller took off the goods before payment. */
    discountFen: fenColumn('discount_fen').notNull().default(0),
    totalFen: fenColumn('total_fen').notNull(),
    /** The platform's rate, frozen when the order is placed: later rates do not touch it. */
    commissionBp: integer('commission_bp').notNull().default(0),
    /** Its share of the goods, discount taken off, and of any rise of the freight. */
    commissionFen: fenColumn('commission_fen').notNull(),
    /** What of the total was promised back, and what of the commission with it. */
    refundedFen: fenColumn('refunded_fen').notNull().default(0),
    commissionBackFen: fenColumn('commission_back_fen').notNull().default(0),
    address: jsonb().$type<OrderAddress>().notNull(),
    buyerRemark: text('buyer_remark').notNull(),
    sellerRemark: text('seller_remark').notNull().default(''),
    cancelReason: text('cancel_reason'),
    lineCount: integer('line_count').notNull(),
    /** The buyer was the owner or on the staff of the shop when the order was placed: never reviewed, not counted as sold. */
    isOwnShop: boolean('is_own_shop').notNull().default(false),
    placedAt: timestampz('placed_at').notNull(),
    payDueAt: timestampz('pay_due_at').notNull(),
    /** In how many days from payment its goods were promised to leave, the longest of them; frozen when it was placed. */
    leadDays: integer('lead_days').notNull().default(0),
    paidAt: timestampz('paid_at'),
    cancelDueAt: timestampz('cancel_due_at'),
    autoReceiveAt: timestampz('auto_receive_at'),
    /** How often its buyer has asked to cancel it, and its seller has changed its price: both have a limit. */
    cancelRequests: integer('cancel_requests').notNull().default(0),
    /** How often its seller has declined that. */
    declines: integer().notNull().default(0),
    reprices: integer().notNull().default(0),
    /** The buyer has taken more time to receive, which they may once. */
    isExtended: boolean('is_extended').notNull().default(false),
    /** When the buyer took it out of their list. */
    hiddenAt: timestampz('hidden_at'),
    /** Until when a received order may be reviewed, how many of its lines were delivered, and how many have been reviewed. */
    reviewDueAt: timestampz('review_due_at'),
    reviewableLines: integer('reviewable_lines').notNull().default(0),
    reviewedLines: integer('reviewed_lines').notNull().default(0),
  },
  (table) => [
    // Nulls first, as a list sorts that asks for no more than `desc`: otherwise the order of the index is not the list's.
    index('orders_buyer').on(table.buyerId, table.placedAt.desc().nullsFirst(), table.id),
    index('orders_buyer_status').on(table.buyerId, table.status, table.placedAt.desc().nullsFirst(), table.id),
    index('orders_buyer_to_ship').on(table.buyerId, table.placedAt.desc().nullsFirst(), table.id).where(isIn('toShip')),
    index('orders_shop').on(table.shopId, table.placedAt.desc().nullsFirst(), table.id),
    index('orders_shop_status').on(table.shopId, table.status, table.placedAt.desc().nullsFirst(), table.id),
    index('orders_shop_to_ship')
      .on(table.shopId, sql.raw(shopDue('orders')), table.id)
      .where(isIn('toShip')),
    index('orders_buyer_to_answer').on(table.buyerId, table.cancelDueAt, table.id).where(isIn('toAnswer')),
    index('orders_shop_to_answer').on(table.shopId, table.cancelDueAt, table.id).where(isIn('toAnswer')),
    index('orders_buyer_review')
      .on(table.buyerId, table.placedAt.desc().nullsFirst(), table.id)
      .where(sql`reviewed_lines < reviewable_lines`),
    index('orders_shop_review')
      .on(table.shopId, table.placedAt.desc().nullsFirst(), table.id)
      .where(sql`reviewed_lines < reviewable_lines`),
    index('orders_checkout').on(table.checkoutId),
    index('orders_payment').on(table.paymentId),
    check(
      'orders_total',
      sql`${table.totalFen} = ${table.goodsFen} - ${table.discountFen} + ${table.freightFen} and ${table.goodsFen} > 0 and ${table.freightFen} >= 0 and ${table.quotedFreightFen} >= 0`,
    ),
    check('orders_cancelling', sql`${table.leadDays} >= 0 and ${table.declines} between 0 and ${table.cancelRequests}`),
    check('orders_discount', sql`${table.discountFen} between 0 and ${table.goodsFen} and ${table.totalFen} > 0`),
    check(
      'orders_reviewed',
      sql`${table.reviewedLines} between 0 and ${table.reviewableLines} and ${table.reviewableLines} <= ${table.lineCount}`,
    ),
    check(
      'orders_shares',
      sql`${table.commissionFen} between 0 and ${table.totalFen} and ${table.refundedFen} between 0 and ${table.totalFen}`,
    ),
    check(
      'orders_commission',
      sql`${table.commissionBackFen} between 0 and ${table.commissionFen} and ${table.commissionBp} between 0 and 10000`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => skus.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The rest is what the buyer saw, kept whatever becomes of the product: the whole listing is in `product_versions`. */
    versionHash: text('version_hash').notNull().default(''),
    /** The colour and batch of all of it, for goods that have them. */
    lotCode: text('lot_code'),
    title: text().notNull(),
    spec: text().array().notNull(),
    pictureFileId: uuid('picture_file_id').notNull(),
    measures: jsonb().$type<Measures>(),
    unit: jsonb().$type<SaleUnit>().notNull(),
    quantity: integer().notNull(),
    priceFen: fenColumn('price_fen').notNull(),
    totalFen: fenColumn('total_fen').notNull(),
    /** What of the order's quoted freight it caused; a lower one is shared by this. */
    freightFen: fenColumn('freight_fen').notNull(),
    /** What of the quantity is in parcels, and what was cancelled after payment; the rest is still to be shipped. */
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    /** Paid for, and not by the shop's own people: what counts as bought together with other goods. */
    isBought: boolean('is_bought').notNull().default(false),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    index('order_lines_product').on(table.productId, table.orderId),
    index('order_lines_bought')
      .on(table.productId, table.orderId)
      .where(sql`is_bought`),
    unique('order_lines_sku').on(table.orderId, table.skuId, table.measures).nullsNotDistinct(),
    check(
      'order_lines_total',
      sql`${table.quantity} > 0 and ${table.priceFen} > 0 and ${table.totalFen} = ${table.priceFen} * ${table.quantity}`,
    ),
    check('order_lines_freight', sql`${table.freightFen} >= 0`),
    check(
      'order_lines_parts',
      sql`${table.shippedQuantity} >= 0 and ${table.cancelledQuantity} >= 0 and ${table.shippedQuantity} + ${table.cancelledQuantity} <= ${table.quantity}`,
    ),
  ],
)

/** Money of a paid order that goes back: for some of its lines, or for all of it. The payment's refund has the same id. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** As `encodeReason` writes it. */
    reason: text().notNull(),
    /** Goods with their share of the discount taken off, and the share of the freight. */
    goodsFen: fenColumn('goods_fen').notNull(),
    freightFen: fenColumn('freight_fen').notNull(),
    commissionFen: fenColumn('commission_fen').notNull(),
    at: timestampz('at').notNull(),
    arrivedAt: timestampz('arrived_at'),
  },
  (table) => [
    index('order_refunds_order').on(table.orderId, table.at),
    check(
      'order_refunds_amounts',
      sql`${table.goodsFen} >= 0 and ${table.freightFen} >= 0 and ${table.commissionFen} >= 0`,
    ),
  ],
)

export const orderRefundLines = pgTable(
  'order_refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => orderRefunds.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.lineId] }),
    index('order_refund_lines_line').on(table.lineId),
    check('order_refund_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
