import { and, asc, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { OVER_STATES } from '@zhujia/contract/orders/states.ts'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { insertOf } from '#platform/db/insert-rows.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { uuids } from '#platform/db/uuids.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { checkouts, orderLines, orderRefundLines, orderRefunds, orders } from '#tables/orders.ts'
import { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { notificationsOf } from '../notifications/index.ts'
import { isMemberOf, memberWith } from '../organisations/index.ts'
import { orderMachine } from './machine.ts'
import { buyersOf, notificationsBeside } from './notifications.ts'
import { awaitsMoney, awaitsReview, visibleTo } from './queries/conditions.ts'

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect

/** The machine bound to its table; every step notifies the other side. */
export const orderStates = { ...orderMachine, table: orders, beside: notificationsBeside }

/** A checkout as a write of `writeTogether`; so are the following. */
export const insertCheckout = (row: typeof checkouts.$inferInsert): SQL => insertOf(checkouts, [row])

export const insertOrders = (rows: readonly Omit<typeof orders.$inferInsert, 'isOwnShop'>[]): SQL =>
  insertOf(orders, rows, { isOwnShop: isMemberOf(sql`given.buyer_id`, sql`given.shop_id`) })

export const insertLines = (rows: readonly (typeof orderLines.$inferInsert)[]): SQL => insertOf(orderLines, rows)

const id = sql.placeholder('id')

const lock = preparedOn((db) =>
  db.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.id, id)).for('update').prepare(''),
)

/** Locks a checkout: everything about its orders and its payment happens under this one row. */
export async function lockCheckout(db: Db, id: string): Promise<void> {
  await lock(db).execute({ id })
}

/** Whose order it must be: the buyer's own, or one of a shop in which they may read orders and hold the permission. */
export type Claim = { buyerId: string } | { memberId: string; permission: Permission }

const claimed = (claim: Claim): SQL | undefined =>
  'buyerId' in claim
    ? eq(orders.buyerId, claim.buyerId)
    : and(visibleTo(claim.memberId, 'seller'), inArray(orders.shopId, memberWith(claim.memberId, claim.permission)))

/** Locks an order through its checkout and reads it under the lock; undefined when it is not the caller's. */
export const lockOrder = (db: Db, id: string, claim: Claim): Promise<Order | undefined> =>
  lockThroughCheckout(db, and(eq(orders.id, id), claimed(claim)))

/** The same for what the system does by itself. */
export const lockOrderById = (db: Db, id: string): Promise<Order | undefined> =>
  lockThroughCheckout(db, eq(orders.id, id))

/** An order may move to a checkout of its own while the lock of the old one is awaited; then that one is locked too. */
async function lockThroughCheckout(db: Db, which: SQL | undefined): Promise<Order | undefined> {
  const [known] = await db.select({ checkoutId: orders.checkoutId }).from(orders).where(which)
  if (!known) return undefined
  await lockCheckout(db, known.checkoutId)
  const [order] = await db.select().from(orders).where(which)
  if (order && order.checkoutId !== known.checkoutId) return lockThroughCheckout(db, which)
  return order
}

/** The orders of a locked checkout, in ascending id. */
export async function listOrdersOf(db: Db, checkoutId: string): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(asc(orders.id))
}

export async function listLinesOf(db: Db, orderIds: readonly string[]): Promise<OrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

const unpaidOf = preparedOn((db) =>
  db
    .select({
      id: orders.id,
      status: orders.status,
      totalFen: orders.totalFen,
      isOwnShop: orders.isOwnShop,
      productIds: sql<
        string[]
      >`array(select distinct line.product_id from ${orderLines} line where line.order_id = "orders"."id")`,
    })
    .from(orders)
    .where(and(eq(orders.checkoutId, id), eq(orders.status, 'unpaid')))
    .orderBy(asc(orders.id))
    .prepare(''),
)

/** The orders of a locked checkout that are not paid, in ascending id, with the products of their lines. */
export const listUnpaid = (db: Db, checkoutId: string) => unpaidOf(db).execute({ id: checkoutId })

/** Their lines count as bought from now on; a write of `writeTogether`. */
export const markBought = (orderIds: readonly string[]): SQL => sql`
  update ${orderLines} set is_bought = true where ${orderLines.orderId} = any(${uuids(orderIds)}) returning 1`

/** The first products whose lines name no version of them. */
export async function listUnversionedProducts(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.versionHash, ''))
    .orderBy(asc(orderLines.productId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Sets the version of these products on their lines that have none, in one statement. */
export async function nameLineVersions(
  db: Db,
  versions: readonly { productId: string; hash: string }[],
): Promise<void> {
  const rows = versions.map(({ productId, hash }) => sql`(${productId}::uuid, ${hash})`)
  await db.execute(sql`
    update ${orderLines} set version_hash = shown.hash
    from (values ${sql.join(rows, sql`, `)}) as shown (product_id, hash) where ${orderLines.productId} = shown.product_id and ${orderLines.versionHash} = ''`)
}

/** So much of a line, and the line. */
export interface TakenLine {
  line: OrderLine
  quantity: number
}

/**
 * Counts parts of lines as shipped or as cancelled, in one statement.
 * @throws when more is taken than is open: the caller must have checked that under the lock
 */
export async function takeFromLines(db: Db, what: 'shipped' | 'cancelled', parts: readonly TakenLine[]): Promise<void> {
  const column = sql.identifier(`${what}_quantity`)
  const rows = sql.join(
    parts.map(({ line, quantity }) => sql`(${line.id}::uuid, ${quantity}::int)`),
    sql`, `,
  )
  const taken = await db.execute(sql`
    update ${orderLines} set ${column} = ${orderLines}.${column} + part.taken
    from (values ${rows}) as part (line_id, taken)
    where ${orderLines.id} = part.line_id
      and ${orderLines.shippedQuantity} + ${orderLines.cancelledQuantity} + part.taken <= ${orderLines.quantity}`)
  if (taken.rowCount !== parts.length) throw new Error('more of a line was taken than it had')
}

/** How often an order has given something back. */
export const countRefunds = (db: Db, orderId: string): Promise<number> =>
  db.$count(orderRefunds, eq(orderRefunds.orderId, orderId))

/** Inserts a refund and counts it on its order; false when the order would give back more than it cost. */
export async function insertOrderRefund(
  db: Db,
  row: typeof orderRefunds.$inferInsert,
  parts: readonly TakenLine[],
): Promise<boolean> {
  const amountFen = row.goodsFen + row.freightFen
  const counted = await db
    .update(orders)
    .set({
      refundedFen: sql`${orders.refundedFen} + ${amountFen}`,
      commissionBackFen: sql`${orders.commissionBackFen} + ${row.commissionFen}`,
    })
    .where(and(eq(orders.id, row.orderId), sql`${orders.refundedFen} + ${amountFen} <= ${orders.totalFen}`))
  if (counted.rowCount !== 1) return false
  await db.insert(orderRefunds).values(row)
  await db
    .insert(orderRefundLines)
    .values(parts.map(({ line, quantity }) => ({ refundId: row.id, lineId: line.id, quantity })))
  return true
}

/** A refund is with its buyer, who is notified. */
export async function setRefundArrived(
  db: Db,
  { refundId, amountFen, at }: { refundId: string; amountFen: number; at: Date },
): Promise<void> {
  await writeTogether(db, {
    arrived: sql`update ${orderRefunds} set arrived_at = ${at.toISOString()}::timestamptz where ${orderRefunds.id} = ${refundId} returning ${orderRefunds.orderId}`,
    buyerNotified: notificationsOf(
      { category: 'orders', kind: 'refunded', amountFen, at },
      buyersOf(sql`select order_id from arrived`),
    ),
  })
}

export async function insertPriceChange(db: Db, row: typeof orderPriceChanges.$inferInsert): Promise<void> {
  await db.insert(orderPriceChanges).values(row)
}

/** An order of the caller's, not locked; undefined when it is not theirs. */
export async function findOrder(db: Db, id: string, claim: Claim): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), claimed(claim)))
  return order
}

/** Takes a locked order that is over out of its buyer's list; false when it is not over, or money is still to come back. */
export async function hideFromBuyer(db: Db, id: string, at: Date): Promise<boolean> {
  const hidden = await db
    .update(orders)
    .set({ hiddenAt: at })
    .where(and(eq(orders.id, id), inArray(orders.status, OVER_STATES), not(awaitsMoney)))
  return hidden.rowCount === 1
}

/** Puts the orders of a payment that their buyer has hidden back in their list. */
export async function showToBuyer(db: Db, paymentId: string): Promise<void> {
  await db
    .update(orders)
    .set({ hiddenAt: null })
    .where(and(eq(orders.paymentId, paymentId), isNotNull(orders.hiddenAt)))
}

/** The seller's note; false when the order is not one of theirs. */
export async function setSellerRemark(db: Db, id: string, remark: { claim: Claim; text: string }): Promise<boolean> {
  const changed = await db
    .update(orders)
    .set({ sellerRemark: remark.text })
    .where(and(eq(orders.id, id), claimed(remark.claim)))
  return changed.rowCount === 1
}

/**
 * Counts one more line of a buyer's order as reviewed; false when the order does not wait for a review: not received,
 * its time over, or nothing left.
 */
export async function addReviewed(
  db: Db,
  id: string,
  { buyerId, now }: { buyerId: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(orders)
    .set({ reviewedLines: sql`${orders.reviewedLines} + 1` })
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyerId), awaitsReview(now)))
  return changed.rowCount === 1
}

/** Counts the delivered lines of an order, each of which can be reviewed. */
export const countDelivered: SQL<number> = sql`(select count(*) from ${orderLines} line where line.order_id = orders.id and line.shipped_quantity > 0)`
