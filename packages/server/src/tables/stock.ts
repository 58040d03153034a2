import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampz } from './auth.ts'
import { skus } from './catalogue.ts'

/**
 * What is in the warehouse of one SKU by colour and batch, where these differ to the eye. The SKU's own counters are the
 * sums of its lots, and a lot is only written under its SKU's lock.
 */
export const skuLots = pgTable(
  'sku_lots',
  {
    id: uuid().primaryKey(),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => skus.id),
    /** As it stands on the side of the box. */
    code: text().notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull().default(0),
    receivedAt: timestampz('received_at').notNull(),
  },
  (table) => [
    unique('sku_lots_code').on(table.skuId, table.code),
    check('sku_lots_stock', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
)

export const STOCK_MOVES = ['receive', 'reserve', 'release', 'ship', 'count_adjust'] as const

/** Why a stock counter changed. Each order moves each SKU at most once of each kind, or once for each of its causes. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: uuid().primaryKey(),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => skus.id),
    /** Which colour and batch moved, of a SKU that has them. */
    lotId: uuid('lot_id').references(() => skuLots.id),
    kind: text({ enum: STOCK_MOVES }).notNull(),
    /** Sale steps; only a count may take away, so only there it is negative. */
    quantity: integer().notNull(),
    orderId: uuid('order_id'),
    /** What moved a part of the order: the parcel that took it, the refund that gave it up. Null: the order as a whole. */
    causeId: uuid('cause_id'),
    at: timestampz('at').notNull(),
  },
  (table) => [
    uniqueIndex('stock_moves_once')
      .on(table.orderId, table.skuId, table.kind, sql`coalesce(cause_id, order_id)`)
      .where(sql`order_id is not null`),
    index('stock_moves_sku').on(table.skuId, table.at),
    check(
      'stock_moves_quantity',
      sql`${table.quantity} > 0 or (${table.kind} = 'count_adjust' and ${table.quantity} <> 0)`,
    ),
    check('stock_moves_order', sql`(${table.orderId} is not null) = (${table.kind} in ('reserve', 'release', 'ship'))`),
  ],
)
