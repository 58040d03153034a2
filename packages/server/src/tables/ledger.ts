import { sql } from 'drizzle-orm'
import { bigint, check, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampz } from './auth.ts'

export const fenColumn = (name: string) => bigint(name, { mode: 'number' })

/** Microseconds, as PostgreSQL keeps them: a date of ours would lose them. */
const transactionStart = customType<{ data: string }>({ dataType: () => 'timestamp with time zone' })
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
    at: timestampz('at').notNull(),
    /** The database transaction that posted it. Nothing reads it any more; a later version drops it. */
    transactionId: transactionId('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** When the database transaction that posted it began, by the database's clock: what it posted is summed by this. */
    postedAt: transactionStart('posted_at')
      .notNull()
      .default(sql`transaction_timestamp()`),
  },
  (table) => [
    uniqueIndex('ledger_transfers_once').on(table.kind, table.ref),
    index('ledger_transfers_debit').on(table.debitAccount, table.postedAt),
    index('ledger_transfers_credit').on(table.creditAccount, table.postedAt),
    check('ledger_transfers_positive', sql`${table.amountFen} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.debitAccount} <> ${table.creditAccount}`),
  ],
)

/** The running balance of accounts that may not go below zero: a projection of the transfers, which it equals whenever a transaction ends (decision 015). */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    account: text().primaryKey(),
    balanceFen: fenColumn('balance_fen').notNull(),
    /** The balance before the last transaction that changed it, and when that began; a trigger writes both. */
    openingFen: fenColumn('opening_fen').notNull().default(0),
    openedAt: transactionStart('opened_at'),
  },
  (table) => [check('ledger_balances_floor', sql`${table.balanceFen} >= 0`)],
)
