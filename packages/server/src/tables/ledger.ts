import { sql } from 'drizzle-orm'
import { bigint, check, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './auth.ts'

export const fenColumn = (name: string) => bigint(name, { mode: 'number' })

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Every movement of money, insert only. An account's balance is what was credited to it less what was debited. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid().primaryKey(),
    debitAccount: text('debit_account').notNull(),
    creditAccount: text('credit_account').notNull(),
    amountFen: fenColumn('amount_fen').notNull(),
    kind: text().notNull(),
    ref: text().notNull(),
    at: moment('at').notNull(),
    /** The database transaction that posted it: a balance changes only in one that posts to its account (decision 015). */
    transactionId: transactionId('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    uniqueIndex('ledger_transfers_once').on(table.kind, table.ref),
    index('ledger_transfers_debit').on(table.debitAccount, table.transactionId),
    index('ledger_transfers_credit').on(table.creditAccount, table.transactionId),
    check('ledger_transfers_positive', sql`${table.amountFen} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.debitAccount} <> ${table.creditAccount}`),
  ],
)

/** The running balance of accounts that may not go below zero: a projection of the transfers, guarded by a trigger. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  { account: text().primaryKey(), balanceFen: fenColumn('balance_fen').notNull() },
  (table) => [check('ledger_balances_floor', sql`${table.balanceFen} >= 0`)],
)
