import { sql } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Db } from '#platform/db/types.ts'
import { ledgerBalances, ledgerTransfers } from '#tables/ledger.ts'

export async function insertTransfers(db: Db, rows: (typeof ledgerTransfers.$inferInsert)[]): Promise<void> {
  await db.insert(ledgerTransfers).values(rows)
}

export async function creditBalances(db: Db, sums: readonly [string, Fen][]): Promise<void> {
  if (sums.length === 0) return
  await db
    .insert(ledgerBalances)
    .values(sums.map(([account, balanceFen]) => ({ account, balanceFen })))
    .onConflictDoUpdate({
      target: ledgerBalances.account,
      set: { balanceFen: sql`${ledgerBalances.balanceFen} + excluded.balance_fen` },
    })
}

export async function debitBalances(db: Db, sums: readonly [string, Fen][]): Promise<void> {
  if (sums.length === 0) return
  const rows = sql.join(
    sums.map(([account, amount]) => sql`(${account}::text, ${amount}::bigint)`),
    sql`, `,
  )
  const updated = await db.execute(sql`
    update ${ledgerBalances} set balance_fen = ${ledgerBalances.balanceFen} - spent.amount
    from (values ${rows}) as spent(account, amount) where ${ledgerBalances.account} = spent.account`)
  if (updated.rowCount !== sums.length)
    throw new Error(`no balance to debit: ${sums.map(([account]) => account).join(', ')}`)
}
