import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampz } from './auth.ts'

/** What the embedded SMS simulator "delivered"; read by its page, which exists outside production only. */
export const simulatedSms = pgTable(
  'simulated_sms',
  { id: uuid().primaryKey(), phone: text().notNull(), body: text().notNull(), at: timestampz('at').notNull() },
  (table) => [index('simulated_sms_at').on(table.at)],
)

/** The simulated payment channel's own records, apart from ours as a real channel's would be. */
export const simulatedPayments = pgTable('simulated_payments', {
  outTradeNo: text('out_trade_no').primaryKey(),
  amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
  subject: text().notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: timestampz('expires_at').notNull(),
  /** waiting, paid, failed, closed */
  outcome: text().notNull(),
  txnId: text('txn_id'),
  refundedFen: bigint('refunded_fen', { mode: 'number' }).notNull().default(0),
  /** What goes wrong with its first refund. */
  refundFault: text('refund_fault').notNull().default('none'),
})

export const simulatedRefunds = pgTable('simulated_refunds', {
  outRefundNo: text('out_refund_no').primaryKey(),
  outTradeNo: text('out_trade_no').notNull(),
  amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
  refundId: text('refund_id').notNull(),
})

/** A signed notice waiting to be sent to the merchant, that is to us. */
export const simulatedNotices = pgTable('simulated_notices', {
  id: uuid().primaryKey(),
  body: text().notNull(),
  signature: text().notNull(),
  timestamp: text().notNull(),
  nonce: text().notNull(),
})

export const simulatorKeys = pgTable('simulator_keys', {
  name: text().primaryKey(),
  privateKey: text('private_key').notNull(),
  publicKey: text('public_key').notNull(),
})
