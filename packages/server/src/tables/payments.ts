import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PartyKind } from '@zhujia/contract/core/parties.ts'
import type { AttemptState, PaymentState, RefundState } from '@zhujia/contract/payments/states.ts'
import { timestampz, users } from './auth.ts'
import { fenColumn } from './ledger.ts'

/** What a payment can be for. Each kind has its implementation in payables.ts. */
export type PayableKind = 'checkout' | 'deposit'

/** What one funding asks of its payer: a checkout, or a deposit. What is paid for a second time is another funding. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    payableKind: text('payable_kind').$type<PayableKind>().notNull(),
    payableId: uuid('payable_id').notNull(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => users.id),
    /** For whom they pay; null: for themselves. Whoever may pay for that party now may pay this, whoever opened it. */
    onBehalfKind: text('on_behalf_kind').$type<PartyKind>(),
    onBehalfId: uuid('on_behalf_id'),
    /** Asked for now; shrinks when a part of the payable is cancelled before paying. */
    amountFen: fenColumn('amount_fen').notNull(),
    paidFen: fenColumn('paid_fen').notNull().default(0),
    /** Promised back, whether it has arrived yet or not. */
    refundedFen: fenColumn('refunded_fen').notNull().default(0),
    status: text().$type<PaymentState>().notNull(),
    version: integer().notNull().default(0),
    expiresAt: timestampz('expires_at').notNull(),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_payable').on(table.payableKind, table.payableId),
    check('payments_on_behalf', sql`num_nulls(${table.onBehalfKind}, ${table.onBehalfId}) in (0, 2)`),
    index('payments_payer').on(table.payerId, table.createdAt),
    check(
      'payments_amounts',
      sql`${table.amountFen} >= 0 and ${table.paidFen} >= 0 and ${table.refundedFen} between 0 and ${table.paidFen}`,
    ),
  ],
)

/** One try to pay at one provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    provider: text().notNull(),
    /** Our number at the provider. */
    outTradeNo: text('out_trade_no').notNull().unique(),
    amountFen: fenColumn('amount_fen').notNull(),
    status: text().$type<AttemptState>().notNull(),
    version: integer().notNull().default(0),
    cashierUrl: text('cashier_url'),
    providerTxnId: text('provider_txn_id'),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_live')
      .on(table.paymentId)
      .where(sql`status in ('init', 'submitted')`),
    uniqueIndex('payment_attempts_txn').on(table.provider, table.providerTxnId),
    index('payment_attempts_payment').on(table.paymentId, table.createdAt),
    check('payment_attempts_positive', sql`${table.amountFen} > 0`),
  ],
)

/** Every notice that passed its signature, once each; what was done with it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    tradeNo: text('trade_no').notNull(),
    amountFen: fenColumn('amount_fen').notNull(),
    /** applied, duplicate, late, ignored or mismatch (then it waits for a person). */
    verdict: text().notNull(),
    at: timestampz('at').notNull(),
  },
  (table) => [uniqueIndex('payment_events_once').on(table.provider, table.eventId)],
)

/** Money going back. The number stays the same over all tries, so the provider pays it once. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    outRefundNo: text('out_refund_no').notNull().unique(),
    amountFen: fenColumn('amount_fen').notNull(),
    status: text().$type<RefundState>().notNull(),
    version: integer().notNull().default(0),
    /** Money that came when nothing was asked for any more: it never counted as paid. */
    isLate: boolean('is_late').notNull(),
    /** What it is for, such as the order; null for late money. */
    subjectId: uuid('subject_id'),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_late_once')
      .on(table.attemptId)
      .where(sql`is_late`),
    index('refunds_subject').on(table.subjectId),
    index('refunds_open')
      .on(table.status, table.createdAt)
      .where(sql`status <> 'succeeded'`),
    check('refunds_positive', sql`${table.amountFen} > 0`),
  ],
)
