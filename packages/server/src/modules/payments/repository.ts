import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Db } from '#platform/db/types.ts'
import { paymentAttempts, paymentEvents, payments, refunds } from '#tables/payments.ts'
import { ASKED_AT_ONCE } from './policy.ts'
import { attemptMachine, LIVE_ATTEMPTS, CHARGEABLE_ATTEMPTS, paymentMachine, refundMachine } from './machine.ts'

export type Payment = typeof payments.$inferSelect
export type Attempt = typeof paymentAttempts.$inferSelect
export type Refund = typeof refunds.$inferSelect

/** The machines bound to the tables that they drive. */
export const paymentStates = { ...paymentMachine, table: payments }
export const attemptStates = { ...attemptMachine, table: paymentAttempts }
export const refundStates = { ...refundMachine, table: refunds }

export async function insertPayment(db: Db, row: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(row)
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

/** The caller's own payment, or undefined: somebody else's does not exist for them. */
export async function findPaymentOf(db: Db, id: string, payerId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.payerId, payerId)))
  return payment
}

/** Locks a payment, after its payable where that is touched too (decision 007). */
export async function lockPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment
}

export async function findAttempt(
  db: Db,
  where: { id: string } | { outTradeNo: string },
): Promise<Attempt | undefined> {
  const condition = 'id' in where ? eq(paymentAttempts.id, where.id) : eq(paymentAttempts.outTradeNo, where.outTradeNo)
  const [attempt] = await db.select().from(paymentAttempts).where(condition)
  return attempt
}

/** Locks an attempt alone and reads it under the lock: for what touches neither its payment nor the payable. */
export async function lockAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update')
  return attempt
}

export async function findLiveAttempt(db: Db, paymentId: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), inArray(paymentAttempts.status, LIVE_ATTEMPTS)))
  return attempt
}

/** What a payer may still pay at a channel, the newest first. */
export async function listChargeableAttempts(db: Db, paymentId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), inArray(paymentAttempts.status, CHARGEABLE_ATTEMPTS)))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
}

/** Of these the newest that their channels know; so many are asked about while somebody waits. */
export async function listKnownChargeable(db: Db, paymentId: string): Promise<Attempt[]> {
  const known = (await listChargeableAttempts(db, paymentId)).filter(({ status }) => status !== 'init')
  return known.slice(0, ASKED_AT_ONCE)
}

/** The newest whose cashier a payer was given: of one that never opened there is nothing to tell them. */
export async function findNewestOpened(db: Db, paymentId: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), isNotNull(paymentAttempts.cashierUrl)))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  return attempt
}

/** How often a payment has been tried; exact under its lock. */
export const countAttempts = (db: Db, paymentId: string): Promise<number> =>
  db.$count(paymentAttempts, eq(paymentAttempts.paymentId, paymentId))

/** The attempt that paid: there is at most one. */
export async function findPaidAttempt(db: Db, paymentId: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.status, 'succeeded')))
  return attempt
}

export async function insertAttempt(db: Db, row: typeof paymentAttempts.$inferInsert): Promise<void> {
  await db.insert(paymentAttempts).values(row)
}

/** Inserts the event; false when it was stored before. */
export async function insertEvent(db: Db, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(paymentEvents).values(row).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function addToAmount(db: Db, id: string, byFen: Fen): Promise<void> {
  await db
    .update(payments)
    .set({ amountFen: sql`${payments.amountFen} + ${byFen}` })
    .where(eq(payments.id, id))
}

/** Adds a refund to what is promised back of a payment; false when that would exceed what was paid. */
export async function promiseRefund(db: Db, id: string, amountFen: Fen): Promise<boolean> {
  const promised = await db
    .update(payments)
    .set({ refundedFen: sql`${payments.refundedFen} + ${amountFen}` })
    .where(and(eq(payments.id, id), sql`${payments.refundedFen} + ${amountFen} <= ${payments.paidFen}`))
  return promised.rowCount === 1
}

export async function insertRefund(db: Db, row: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(row)
}

export async function findRefund(db: Db, where: { id: string } | { outRefundNo: string }): Promise<Refund | undefined> {
  const condition = 'id' in where ? eq(refunds.id, where.id) : eq(refunds.outRefundNo, where.outRefundNo)
  const [refund] = await db.select().from(refunds).where(condition)
  return refund
}

/** Locks a refund alone and reads it under the lock: for what touches neither its payment nor the payable. */
export async function lockRefund(db: Db, id: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return refund
}

/** The ids of refunds that have not arrived, as a query. */
export const openRefunds = (db: Db) =>
  db.select({ id: refunds.id }).from(refunds).where(ne(refunds.status, 'succeeded'))

/** How much of a payment has arrived back at the payer, without late money. */
export async function sumArrivedRefunds(db: Db, paymentId: string): Promise<Fen> {
  const [sum] = await db
    .select({ fen: sql<string>`coalesce(sum(${refunds.amountFen}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'succeeded'), eq(refunds.isLate, false)))
  return Number(sum?.fen ?? 0)
}
