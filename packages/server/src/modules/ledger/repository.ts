import { sql } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Db } from '#platform/db/types.ts'
import { ledgerBalances, ledgerTransfers } from '#tables/ledger.ts'

export async function insertTransfers(db: Db, rows: (typeof ledgerTransfers.$inferInsert)[]): Promise<void> {
  await db.insert(ledgerTransfers).values(rows)
}

/**
 * Adds to balances, or takes from them where negative. One statement, which locks those that are there in the order of their accounts, so
 * that two of them never wait for each other crosswise. @throws when a balance would go below zero, or there is none to take from
 */
export async function changeBalances(db: Db, changes: readonly [string, Fen][]): Promise<void> {
  if (changes.length === 0) return
  const rows = sql.join(
    changes.map(([account, fen]) => sql`(${account}::text, ${fen}::bigint)`),
    sql`, `,
  )
  await db.execute(sql`
    with change (account, fen) as (values ${rows}), held as (
      select account, fen from ${ledgerBalances} balance join change using (account) order by account for update of balance
    ), changed as (
      update ${ledgerBalances} balance set balance_fen = balance_fen + held.fen from held where balance.account = held.account
      returning balance.account
    )
    insert into ${ledgerBalances} as balance (account, balance_fen)
    select account, fen from change where account not in (select account from changed) order by account
    on conflict (account) do update set balance_fen = balance.balance_fen + excluded.balance_fen`)
}
