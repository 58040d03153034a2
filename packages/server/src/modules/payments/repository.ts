import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { insertOf } from '#platform/db/insert-rows.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { paymentAttempts, paymentEvents, payments, refunds } from '#tables/payments.ts'
import { ASKED_AT_ONCE } from './policy.ts'
import { mayPay } from './payers.ts'
import { attemptMachine, CHARGEABLE_ATTEMPTS, paymentMachine, refundMachine } from './machine.ts'

export type Payment = typeof payments.$inferSelect
export type Attempt = typeof paymentAttempts.$inferSelect
export type Refund = typeof refunds.$inferSelect

/** The machines bound to the tables that they drive. */
export const paymentStates = { ...paymentMachine, table: payments }
export const attemptStates = { ...attemptMachine, table: paymentAttempts }
export const refundStates = { ...refundMachine, table: refunds }

type NewAttempt = Pick<Attempt, 'id' | 'paymentId' | 'provider' | 'outTradeNo' | 'amountFen' | 'status' | 'createdAt'>

const given = {
  id: sql.placeholder('id'),
  payerId: sql.placeholder('payerId'),
  outTradeNo: sql.placeholder('outTradeNo'),
  paymentId: sql.placeholder('paymentId'),
}

/** A payment as a write of `writeTogether`. */
export const insertPayment = (row: typeof payments.$inferInsert): SQL => insertOf(payments, [row])

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

const own = and(eq(payments.id, given.id), mayPay(given.payerId))

const findOwn = preparedOn((db) => db.select().from(payments).where(own).prepare(''))

/** The caller's own payment, or undefined: somebody else's does not exist for them. */
export async function findPaymentOf(db: Db, id: string, payerId: string): Promise<Payment | undefined> {
  const [payment] = await findOwn(db).execute({ id, payerId })
  return payment
}

const lockById = preparedOn((db) =>
  db.select().from(payments).where(eq(payments.id, given.id)).for('update').prepare(''),
)

/** Locks a payment, after its payable where that is touched too (decision 007). */
export async function lockPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await lockById(db).execute({ id })
  return payment
}

const lockOwn = preparedOn((db) => db.select().from(payments).where(own).for('update').prepare(''))

/** The same under its lock. */
export async function lockPaymentOf(db: Db, id: string, payerId: string): Promise<Payment | undefined> {
  const [payment] = await lockOwn(db).execute({ id, payerId })
  return payment
}

const byId = preparedOn((db) => db.select().from(paymentAttempts).where(eq(paymentAttempts.id, given.id)).prepare(''))

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [attempt] = await byId(db).execute({ id })
  return attempt
}

const byTradeNo = preparedOn((db) =>
  db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.outTradeNo, given.outTradeNo))
    .prepare(''),
)

/** The attempt of a number at a provider with its payment, neither of them locked. */
export async function findByTradeNo(
  db: Db,
  outTradeNo: string,
): Promise<{ attempt: Attempt; payment: Payment } | undefined> {
  const [known] = await byTradeNo(db).execute({ outTradeNo })
  return known
}

/** Locks an attempt alone and reads it under the lock: for what touches neither its payment nor the payable. */
export async function lockAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update')
  return attempt
}

const lockBoth = preparedOn((db) =>
  db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, given.id))
    .for('update', { of: [payments, paymentAttempts] })
    .prepare(''),
)

/**
 * Locks the payment of an attempt, then the attempt. Both are read under the lock, since PostgreSQL reads anew the rows that it had to wait
 * for; of rows that this does not lock it would show what was there before.
 */
export async function lockWithPayment(
  db: Db,
  attemptId: string,
): Promise<{ attempt: Attempt; payment: Payment } | undefined> {
  const [locked] = await lockBoth(db).execute({ id: attemptId })
  return locked
}

const ofPayment = preparedOn((db) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, given.paymentId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .prepare(''),
)

/**
 * The attempts of a payment, the newest first; at most `ATTEMPTS_MAX`. Exact under its lock, when it is another statement than the one that
 * took the lock.
 */
export const listAttempts = (db: Db, paymentId: string): Promise<Attempt[]> => ofPayment(db).execute({ paymentId })

/** The newest whose cashier a payer was given: of one that never opened there is nothing to tell them. */
export async function findNewestOpened(db: Db, paymentId: string): Promise<Attempt | undefined> {
  return (await listAttempts(db, paymentId)).find(({ cashierUrl }) => cashierUrl !== null)
}

/** Whether a payer may still pay it at a channel. */
export const isChargeable = ({ status }: Attempt): boolean => CHARGEABLE_ATTEMPTS.includes(status)

/** The other attempts of a locked payment that may still be paid, as a part of `writeTogether`, which counts them. */
export const otherChargeable = ({ id, paymentId }: Attempt): SQL => sql`
  select from ${paymentAttempts} where ${paymentAttempts.paymentId} = ${paymentId} and ${paymentAttempts.id} <> ${id}
  and ${paymentAttempts.status} = any(${sql.param([...CHARGEABLE_ATTEMPTS])}::text[])`

/** The newest that may still be paid and that their channels know; so many are asked about while somebody waits. */
export async function listKnownChargeable(db: Db, paymentId: string): Promise<Attempt[]> {
  const known = (await listAttempts(db, paymentId)).filter((one) => isChargeable(one) && one.status !== 'init')
  return known.slice(0, ASKED_AT_ONCE)
}

/** The attempt that paid: there is at most one. */
export async function findPaidAttempt(db: Db, paymentId: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.status, 'succeeded')))
  return attempt
}

export async function insertAttempt(db: Db, row: NewAttempt): Promise<void> {
  await db.execute(insertOf(paymentAttempts, [row]))
}

/** The same if it is the first of its payment, which is locked; false when it is not. */
export async function insertFirstAttempt(db: Db, row: NewAttempt): Promise<boolean> {
  const { id, paymentId, provider, outTradeNo, amountFen, status, createdAt } = row
  const inserted = await db.execute(sql`
    insert into ${paymentAttempts} (id, payment_id, provider, out_trade_no, amount_fen, status, created_at)
    select ${id}::uuid, ${paymentId}::uuid, ${provider}, ${outTradeNo}, ${amountFen}::bigint, ${status}, ${createdAt.toISOString()}::timestamptz
    where not exists (select from ${paymentAttempts} tried where tried.payment_id = ${paymentId}::uuid)`)
  return inserted.rowCount === 1
}

const storeEvent = preparedOn((db) =>
  db
    .insert(paymentEvents)
    .values({
      id: sql.placeholder('id'),
      provider: sql.placeholder('provider'),
      eventId: sql.placeholder('eventId'),
      kind: sql.placeholder('kind'),
      tradeNo: sql.placeholder('tradeNo'),
      amountFen: sql.placeholder('amountFen'),
      verdict: sql.placeholder('verdict'),
      at: sql.placeholder('at'),
    })
    .onConflictDoNothing()
    .prepare(''),
)

/** Inserts the event; false when it was stored before. */
export async function insertEvent(db: Db, row: typeof paymentEvents.$inferSelect): Promise<boolean> {
  const inserted = await storeEvent(db).execute(row)
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
