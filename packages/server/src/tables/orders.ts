import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { moment, users } from './auth.ts'
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

/** One submit of the confirm page: an order for each shop, one payment over all. */
export const checkouts = pgTable('checkouts', {
  id: uuid().primaryKey(),
  buyerId: uuid('buyer_id')
    .notNull()
    .references(() => users.id),
  createdAt: moment('created_at').notNull(),
})

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
    totalFen: fenColumn('total_fen').notNull(),
    /** The platform's share, frozen when the order is placed: later rates do not touch it. */
    commissionFen: fenColumn('commission_fen').notNull(),
    refundedFen: fenColumn('refunded_fen').notNull().default(0),
    address: jsonb().$type<OrderAddress>().notNull(),
    buyerRemark: text('buyer_remark').notNull(),
    sellerRemark: text('seller_remark').notNull().default(''),
    cancelReason: text('cancel_reason'),
    lineCount: integer('line_count').notNull(),
    placedAt: moment('placed_at').notNull(),
    payDueAt: moment('pay_due_at').notNull(),
    paidAt: moment('paid_at'),
    cancelDueAt: moment('cancel_due_at'),
    autoReceiveAt: moment('auto_receive_at'),
    /** When a refund reached the buyer. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('orders_buyer').on(table.buyerId, table.placedAt.desc(), table.id),
    index('orders_buyer_status').on(table.buyerId, table.status, table.placedAt.desc(), table.id),
    index('orders_shop').on(table.shopId, table.placedAt.desc(), table.id),
    index('orders_shop_status').on(table.shopId, table.status, table.placedAt.desc(), table.id),
    index('orders_checkout').on(table.checkoutId),
    index('orders_payment').on(table.paymentId),
    check('orders_total', sql`${table.totalFen} = ${table.goodsFen} + ${table.freightFen} and ${table.goodsFen} > 0 and ${table.freightFen} >= 0`),
    check('orders_shares', sql`${table.commissionFen} between 0 and ${table.totalFen} and ${table.refundedFen} between 0 and ${table.totalFen}`),
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
    versionHash: text('version_hash').notNull(),
    /** The colour and batch of all of it, for goods that have them. */
    lotCode: text('lot_code'),
    title: text().notNull(),
    spec: text().array().notNull(),
    pictureFileId: uuid('picture_file_id').notNull(),
    unit: jsonb().$type<SaleUnit>().notNull(),
    quantity: integer().notNull(),
    priceFen: fenColumn('price_fen').notNull(),
    totalFen: fenColumn('total_fen').notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    uniqueIndex('order_lines_sku').on(table.orderId, table.skuId),
    check('order_lines_total', sql`${table.quantity} > 0 and ${table.priceFen} > 0 and ${table.totalFen} = ${table.priceFen} * ${table.quantity}`),
  ],
)

export const parcels = pgTable(
  'parcels',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    shippedAt: moment('shipped_at').notNull(),
  },
  (table) => [index('parcels_order').on(table.orderId)],
)
