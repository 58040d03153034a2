import { sql, type SQL } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { insertOf } from '#platform/db/insert-rows.ts'
import type { Writes } from '#platform/db/write-together.ts'
import { ledgerBalances, ledgerTransfers } from '#tables/ledger.ts'

/** Transfers as a write of `writeTogether`. */
export const insertTransfers = (rows: readonly (typeof ledgerTransfers.$inferInsert)[]): SQL =>
  insertOf(ledgerTransfers, rows)

/**
 * Adds to balances, or takes from them where negative, as writes of `writeTogether`. They lock those that are there in the order of their accounts, so
 * that two of them never wait for each other crosswise. The statement fails when a balance would go below zero, or there is none to take from.
 */
export function changeBalances(changes: readonly [string, Fen][]): Writes {
  if (changes.length === 0) return {}
  const accounts = sql.param(changes.map(([account]) => account))
  const amounts = sql.param(changes.map(([, fen]) => fen))
  return {
    change: sql`select * from unnest(${accounts}::text[], ${amounts}::bigint[]) as change (account, fen)`,
    held: sql`select account, fen from ${ledgerBalances} balance join change using (account) order by account for update of balance`,
    changed: sql`
      update ${ledgerBalances} balance set balance_fen = balance_fen + held.fen from held where balance.account = held.account
      returning balance.account`,
    opened: sql`
      insert into ${ledgerBalances} as balance (account, balance_fen)
      select account, fen from change where account not in (select account from changed) order by account
      on conflict (account) do update set balance_fen = balance.balance_fen + excluded.balance_fen returning 1`,
  }
}
