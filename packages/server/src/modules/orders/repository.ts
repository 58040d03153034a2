import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import type { Db } from '../../platform/db/types.ts'
import { checkouts, orderLines, orders, parcels } from '../../tables/orders.ts'
import { memberWith } from '../shops/index.ts'
import { orderMachine } from './machine.ts'
import { awaitsReview } from './queries.ts'

export type Order = typeof orders.$inferSelect

/** The machine bound to its table. */
export const orderStates = { ...orderMachine, table: orders }

export async function insertCheckout(db: Db, row: typeof checkouts.$inferInsert): Promise<void> {
  await db.insert(checkouts).values(row)
}

export async function insertOrders(db: Db, rows: (typeof orders.$inferInsert)[], lines: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await db.insert(orders).values(rows)
  await db.insert(orderLines).values(lines)
}

/** Locks a checkout: everything about its orders and its payment happens under this one row. */
export async function lockCheckout(db: Db, id: string): Promise<void> {
  await db.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.id, id)).for('update')
}

/** Whose order it must be: the buyer's own, or one of a shop in which he holds the permission. */
export type Claim = { buyerId: string } | { memberId: string; permission: ShopPermission }

const claimed = (claim: Claim): SQL =>
  'buyerId' in claim ? eq(orders.buyerId, claim.buyerId) : inArray(orders.shopId, memberWith(claim.memberId, claim.permission))

/** Locks an order through its checkout and reads it under the lock; undefined when it is not the caller's. */
export async function lockOrder(db: Db, id: string, claim: Claim): Promise<Order | undefined> {
  const [own] = await db
    .select({ checkoutId: orders.checkoutId })
    .from(orders)
    .where(and(eq(orders.id, id), claimed(claim)))
  if (!own) return undefined
  await lockCheckout(db, own.checkoutId)
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** The same for what the system does by itself. */
export async function lockOrderById(db: Db, id: string): Promise<Order | undefined> {
  const [known] = await db.select({ checkoutId: orders.checkoutId }).from(orders).where(eq(orders.id, id))
  if (!known) return undefined
  await lockCheckout(db, known.checkoutId)
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** The orders of a locked checkout, in ascending id. */
export async function listOrdersOf(db: Db, checkoutId: string): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(asc(orders.id))
}

export async function listLinesOf(db: Db, orderIds: readonly string[]): Promise<(typeof orderLines.$inferSelect)[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

export async function insertParcel(db: Db, row: typeof parcels.$inferInsert): Promise<void> {
  await db.insert(parcels).values(row)
}

/** The seller's note; false when the order is not one of his. */
export async function setSellerRemark(db: Db, id: string, remark: { claim: Claim; text: string }): Promise<boolean> {
  const changed = await db
    .update(orders)
    .set({ sellerRemark: remark.text })
    .where(and(eq(orders.id, id), claimed(remark.claim)))
  return changed.rowCount === 1
}

export async function setRefundArrived(db: Db, id: string, at: Date): Promise<void> {
  await db.update(orders).set({ refundedAt: at }).where(eq(orders.id, id))
}

/**
 * Counts one more line of a buyer's order as reviewed; false when the order does not wait for a review: not received,
 * its time over, or nothing left.
 */
export async function addReviewed(db: Db, id: string, { buyerId, now }: { buyerId: string; now: Date }): Promise<boolean> {
  const changed = await db
    .update(orders)
    .set({ reviewedLines: sql`${orders.reviewedLines} + 1` })
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyerId), awaitsReview(now)))
  return changed.rowCount === 1
}

export const setPaidAt = (at: Date): SQL => sql`paid_at = ${at.toISOString()}::timestamptz`
export const setCancelReason = (reason: string): SQL => sql`cancel_reason = ${reason}`
export const setCancelDue = (at: Date | null): SQL => sql`cancel_due_at = ${at?.toISOString() ?? null}::timestamptz`
export const setAutoReceive = (at: Date): SQL => sql`auto_receive_at = ${at.toISOString()}::timestamptz`
export const setReviewDue = (at: Date): SQL => sql`review_due_at = ${at.toISOString()}::timestamptz`
export const setRefunded = (fen: Fen): SQL => sql`refunded_fen = ${fen}`
