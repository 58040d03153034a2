import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { preparedOn, preparedSql } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { uuids } from '#platform/db/uuids.ts'
import { newId } from '#platform/ids.ts'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots, stockMoves } from '#tables/stock.ts'

/** A quantity of one SKU that is or was reserved for an order, with its lot if the SKU has lots. */
export interface HeldLine {
  orderId: string
  skuId: string
  quantity: number
  lotId: string | null
}

/** A SKU under its lock. */
export interface LockedSku {
  skuId: string
  productId: string
  title: string
  hasLots: boolean
  /** Over all lots. */
  available: number
  /** Whether lists show it as in stock, which is so when as much is available as one must take. */
  canBeBought: boolean
  minSteps: number
}

/** A lot under the lock of its SKU. */
export interface LockedLot {
  id: string
  skuId: string
  code: string
  available: number
  receivedAt: Date
}

// NO KEY: inserting an order line takes a share lock on its SKU's key, which FOR UPDATE would block.
const LOCK = 'no key update'

const lockBy = preparedOn((db) =>
  db
    .select({
      skuId: skus.id,
      productId: products.id,
      title: products.title,
      hasLots: products.hasLots,
      available: sql<number>`${skus.onHand} - ${skus.reserved}`,
      canBeBought: skus.canBeBought,
      minSteps: products.unitMinSteps,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.id, sql`any(${uuids(sql.placeholder('skuIds'))})`))
    .orderBy(asc(skus.id))
    .for(LOCK, { of: skus })
    .prepare(''),
)

/** Locks SKUs in ascending id. @returns what is available of each, read under the lock */
export const lockSkus = (db: Db, skuIds: readonly string[]): Promise<LockedSku[]> => lockBy(db).execute({ skuIds })

/**
 * Locks the lots of SKUs that are locked already, by SKU and then by id. A separate statement, so that it sees what the
 * previous holder of the lock has committed. Makes no statement when there is no SKU.
 */
export async function lockLots(db: Db, skuIds: readonly string[]): Promise<LockedLot[]> {
  if (skuIds.length === 0) return []
  return db
    .select({
      id: skuLots.id,
      skuId: skuLots.skuId,
      code: skuLots.code,
      available: sql<number>`${skuLots.onHand} - ${skuLots.reserved}`,
      receivedAt: skuLots.receivedAt,
    })
    .from(skuLots)
    .where(inArray(skuLots.skuId, [...skuIds]))
    .orderBy(asc(skuLots.skuId), asc(skuLots.id))
    .for(LOCK)
}

/** Locks the SKUs that orders have reserved, in ascending id. @returns the reservations, ended ones too */
export async function lockReserved(db: Db, orderIds: readonly string[]): Promise<HeldLine[]> {
  const rows = await db
    .select({
      orderId: stockMoves.orderId,
      skuId: stockMoves.skuId,
      quantity: stockMoves.quantity,
      lotId: stockMoves.lotId,
    })
    .from(stockMoves)
    .innerJoin(skus, eq(skus.id, stockMoves.skuId))
    .where(and(inArray(stockMoves.orderId, [...orderIds]), eq(stockMoves.kind, 'reserve')))
    .orderBy(asc(skus.id))
    .for(LOCK, { of: skus })
  return rows.flatMap(({ orderId, ...rest }) => (orderId === null ? [] : [{ orderId, ...rest }]))
}

/** What these orders hold already, with the code of its lot. */
export async function listReserved(
  db: Db,
  orderIds: readonly string[],
): Promise<{ orderId: string; skuId: string; lotCode: string | null }[]> {
  const rows = await db
    .select({ orderId: stockMoves.orderId, skuId: stockMoves.skuId, lotCode: skuLots.code })
    .from(stockMoves)
    .leftJoin(skuLots, eq(skuLots.id, stockMoves.lotId))
    .where(and(inArray(stockMoves.orderId, [...new Set(orderIds)]), eq(stockMoves.kind, 'reserve')))
  return rows.flatMap(({ orderId, ...rest }) => (orderId === null ? [] : [{ orderId, ...rest }]))
}

const reserveLines = preparedSql<{ moved: number; wanted: number; raised: number }>(sql`
    with moved as (
      insert into ${stockMoves} (id, sku_id, lot_id, kind, quantity, order_id, at)
      select id, "skuId", "lotId", 'reserve', quantity, "orderId", ${sql.placeholder('at')}::timestamptz
      from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as line (id uuid, "skuId" uuid, "orderId" uuid, quantity int, "lotId" uuid)
      on conflict do nothing
      returning sku_id, lot_id, quantity
    ), wanted as (
      select sku_id, sum(quantity)::int as quantity from moved group by sku_id
    ), raised as (
      update ${skus} set reserved = reserved + wanted.quantity from wanted
      where ${skus.id} = wanted.sku_id and on_hand - reserved >= wanted.quantity
      returning ${skus.id}
    ), wanted_lots as (
      select lot_id, sum(quantity)::int as quantity from moved where lot_id is not null group by lot_id
    ), raised_lots as (
      update ${skuLots} set reserved = reserved + wanted_lots.quantity from wanted_lots
      where ${skuLots.id} = wanted_lots.lot_id and on_hand - reserved >= wanted_lots.quantity
      returning ${skuLots.id}
    )
    select (select count(*)::int from moved) as moved,
      (select count(*)::int from wanted) + (select count(*)::int from wanted_lots) as wanted,
      (select count(*)::int from raised) + (select count(*)::int from raised_lots) as raised`)

/**
 * Inserts the moves that do not exist yet and adds exactly those to the counters of SKUs and lots, in one statement. The rows
 * must be locked. @returns how many were inserted
 */
export async function moveReserved(db: Db, lines: readonly HeldLine[], at: Date): Promise<number> {
  const { rows } = await reserveLines(db).execute({
    at: at.toISOString(),
    lines: JSON.stringify(lines.map((line) => ({ id: newId(), ...line }))),
  })
  const [counts] = rows
  // The caller has compared with what is available under the same locks.
  if (counts?.wanted !== counts?.raised) throw new Error('stock moved under its lock')
  return counts?.moved ?? 0
}

const COUNTERS: Readonly<Record<'release' | 'ship', SQL>> = {
  release: sql`reserved = reserved - ended.quantity`,
  ship: sql`reserved = reserved - ended.quantity, on_hand = on_hand - ended.quantity`,
}

/** A reservation, or the part of it that one cause ends. */
export interface EndedLine {
  orderId: string
  skuId: string
  /** Null: all of it that is still open. */
  quantity: number | null
  /** The parcel or refund that ends a part; null when the order as a whole does. */
  causeId: string | null
}

const endedRows = (lines: readonly EndedLine[]): SQL =>
  sql.join(
    lines.map(
      ({ orderId, skuId, quantity, causeId }) =>
        sql`(${newId()}::uuid, ${skuId}::uuid, ${orderId}::uuid, ${causeId}::uuid, ${quantity}::int)`,
    ),
    sql`, `,
  )

/**
 * Ends open reservations by releasing or shipping them, in one statement. Each cause ends its part once; repeated, it moves
 * nothing. The rows must be locked.
 * @throws when a part is more than is open: a bug of the caller, which counts its lines
 */
export async function endReserved(
  db: Db,
  kind: 'release' | 'ship',
  held: { lines: readonly EndedLine[]; at: Date },
): Promise<void> {
  const result = await db.execute<{ missed: number }>(sql`
    with held (id, sku_id, order_id, cause_id, wanted) as (values ${endedRows(held.lines)}),
    open as (
      select held.*,
        (select coalesce(sum(case kind when 'reserve' then quantity else -quantity end), 0)::int from ${stockMoves} m
          where m.order_id = held.order_id and m.sku_id = held.sku_id) as quantity,
        exists (select from ${stockMoves} m
          where m.order_id = held.order_id and m.sku_id = held.sku_id and m.kind = ${kind} and m.cause_id = held.cause_id) as is_done,
        (select lot_id from ${stockMoves} m
          where m.order_id = held.order_id and m.sku_id = held.sku_id and m.kind = 'reserve') as lot_id
      from held
    ), moved as (
      insert into ${stockMoves} (id, sku_id, lot_id, kind, quantity, order_id, cause_id, at)
      select id, sku_id, lot_id, ${kind}, coalesce(wanted, quantity), order_id, cause_id, ${held.at.toISOString()}::timestamptz
      from open where not is_done and quantity > 0 and coalesce(wanted, quantity) <= quantity
      on conflict do nothing
      returning sku_id, lot_id, quantity
    ), ended_lots as (
      update ${skuLots} set ${COUNTERS[kind]}
      from (select lot_id, sum(quantity)::int as quantity from moved group by lot_id) ended where ${skuLots.id} = ended.lot_id
    ), ended as (
      select sku_id, sum(quantity)::int as quantity from moved group by sku_id
    ), counted as (
      update ${skus} set ${COUNTERS[kind]} from ended where ${skus.id} = ended.sku_id
    )
    select count(*)::int as missed from open where not is_done and wanted > quantity`)
  if (result.rows[0]?.missed !== 0) throw new Error(`${kind} of more than an order holds`)
}
