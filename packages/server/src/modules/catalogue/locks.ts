import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { newId } from '../../platform/ids.ts'
import { products, skus, stockMoves } from '../../tables/catalogue.ts'
import { searchDocuments } from '../../tables/catalogue/search.ts'

interface Line {
  orderId: string
  skuId: string
  quantity: number
}

// NO KEY: inserting an order line takes a share lock on its SKU's key, which a plain FOR UPDATE would hold up.
const LOCK = 'no key update'

/** Locks SKUs in ascending id. @returns what is available of each, as of now that they are locked */
export async function lockSkus(db: Db, skuIds: readonly string[]): Promise<{ skuId: string; title: string; available: number }[]> {
  return db
    .select({ skuId: skus.id, title: products.title, available: sql<number>`${skus.onHand} - ${skus.reserved}` })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.id, [...skuIds]))
    .orderBy(asc(skus.id))
    .for(LOCK, { of: skus })
}

/** Locks the SKUs that orders have reserved, in ascending id. @returns the reservations, ended ones too */
export async function lockReserved(db: Db, orderIds: readonly string[]): Promise<Line[]> {
  const rows = await db
    .select({ orderId: stockMoves.orderId, skuId: stockMoves.skuId, quantity: stockMoves.quantity })
    .from(stockMoves)
    .innerJoin(skus, eq(skus.id, stockMoves.skuId))
    .where(and(inArray(stockMoves.orderId, [...orderIds]), eq(stockMoves.kind, 'reserve')))
    .orderBy(asc(skus.id))
    .for(LOCK, { of: skus })
  return rows.flatMap(({ orderId, ...rest }) => (orderId === null ? [] : [{ orderId, ...rest }]))
}

/** Locks products in ascending id. */
export async function lockProducts(db: Db, productIds: readonly string[]): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for(LOCK)
}

/** Which of these lines hold their reservation already. */
export async function reservedPairs(db: Db, lines: readonly Line[]): Promise<{ orderId: string; skuId: string }[]> {
  const rows = await db
    .select({ orderId: stockMoves.orderId, skuId: stockMoves.skuId })
    .from(stockMoves)
    .where(and(inArray(stockMoves.orderId, [...new Set(lines.map(({ orderId }) => orderId))]), eq(stockMoves.kind, 'reserve')))
  return rows.flatMap(({ orderId, skuId }) => (orderId === null ? [] : [{ orderId, skuId }]))
}

const moveRows = (lines: readonly Line[]): SQL =>
  sql.join(
    lines.map(({ orderId, skuId, quantity }) => sql`(${newId()}::uuid, ${skuId}::uuid, ${orderId}::uuid, ${quantity}::int)`),
    sql`, `,
  )

/** Writes the moves that are not there yet and raises the counters by exactly those, in one statement. Rows are locked. */
export async function moveReserved(db: Db, lines: readonly Line[], at: Date): Promise<void> {
  const result = await db.execute<{ wanted: number; raised: number }>(sql`
    with moved as (
      insert into ${stockMoves} (id, sku_id, kind, quantity, order_id, at)
      select id, sku_id, 'reserve', quantity, order_id, ${at.toISOString()}::timestamptz
      from (values ${moveRows(lines)}) as line (id, sku_id, order_id, quantity)
      on conflict do nothing
      returning sku_id, quantity
    ), wanted as (
      select sku_id, sum(quantity)::int as quantity from moved group by sku_id
    ), raised as (
      update ${skus} set reserved = reserved + wanted.quantity from wanted
      where ${skus.id} = wanted.sku_id and on_hand - reserved >= wanted.quantity
      returning ${skus.id}
    )
    select (select count(*)::int from wanted) as wanted, (select count(*)::int from raised) as raised`)
  const [counts] = result.rows
  // The caller has looked at what is available under the same locks.
  if (counts?.wanted !== counts?.raised) throw new Error('stock moved under its lock')
}

const COUNTERS: Readonly<Record<'release' | 'ship', SQL>> = {
  release: sql`reserved = reserved - ended.quantity`,
  ship: sql`reserved = reserved - ended.quantity, on_hand = on_hand - ended.quantity`,
}

/** A reservation, or the part of it that one cause ends. */
export interface EndedLine {
  orderId: string
  skuId: string
  /** Null: all that is still open of it. */
  quantity: number | null
  /** The parcel or refund that ends a part; null when the order as a whole does. */
  causeId: string | null
}

const endedRows = (lines: readonly EndedLine[]): SQL =>
  sql.join(
    lines.map(({ orderId, skuId, quantity, causeId }) => sql`(${newId()}::uuid, ${skuId}::uuid, ${orderId}::uuid, ${causeId}::uuid, ${quantity}::int)`),
    sql`, `,
  )

/**
 * Ends what is still open of reservations, by giving back or by shipping, in one statement. Each cause ends its part once:
 * again it moves nothing. Rows are locked.
 * @throws when a part is more than is open: the caller keeps count of its lines, so that is his bug
 */
export async function settleReserved(db: Db, kind: 'release' | 'ship', held: { lines: readonly EndedLine[]; at: Date }): Promise<void> {
  const result = await db.execute<{ missed: number }>(sql`
    with held (id, sku_id, order_id, cause_id, wanted) as (values ${endedRows(held.lines)}),
    open as (
      select held.*,
        (select coalesce(sum(case kind when 'reserve' then quantity else -quantity end), 0)::int from ${stockMoves} m
          where m.order_id = held.order_id and m.sku_id = held.sku_id) as quantity,
        exists (select from ${stockMoves} m
          where m.order_id = held.order_id and m.sku_id = held.sku_id and m.kind = ${kind} and m.cause_id = held.cause_id) as is_done
      from held
    ), moved as (
      insert into ${stockMoves} (id, sku_id, kind, quantity, order_id, cause_id, at)
      select id, sku_id, ${kind}, coalesce(wanted, quantity), order_id, cause_id, ${held.at.toISOString()}::timestamptz
      from open where not is_done and quantity > 0 and coalesce(wanted, quantity) <= quantity
      on conflict do nothing
      returning sku_id, quantity
    ), ended as (
      select sku_id, sum(quantity)::int as quantity from moved group by sku_id
    ), counted as (
      update ${skus} set ${COUNTERS[kind]} from ended where ${skus.id} = ended.sku_id
    )
    select count(*)::int as missed from open where not is_done and wanted > quantity`)
  if (result.rows[0]?.missed !== 0) throw new Error(`${kind} of more than an order holds`)
}

/** Adds to the sold counters of products and of their documents in search, in one statement. The products are locked. */
export async function addToSold(db: Db, lines: readonly { productId: string; quantity: number }[]): Promise<void> {
  const rows = lines.map(({ productId, quantity }) => sql`(${productId}::uuid, ${quantity}::int)`)
  await db.execute(sql`
    with line as (
      select * from (values ${sql.join(rows, sql`, `)}) as line (product_id, quantity)
    ), document as (
      update ${searchDocuments} d set sold_count = d.sold_count + line.quantity from line where d.product_id = line.product_id
    )
    update ${products} set sold_count = sold_count + line.quantity from line where ${products.id} = line.product_id`)
}
