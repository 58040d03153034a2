import { sql } from 'drizzle-orm'
import { hasFloor } from '@zhujia/server/modules/ledger/accounts.ts'
import { changeBalances } from '@zhujia/server/modules/ledger/repository.ts'
import { writeTogether } from '@zhujia/server/platform/db/write-together.ts'
import { ledgerTransfers } from '@zhujia/server/tables/ledger.ts'
import type { AreaGraph } from '../graph/graph.ts'

const ACCOUNTS_AT_ONCE = 5000

/** The name of an account holds the id of its order or shop; a copy has the copied order's account and the same shop's. */
export const ledgerGraph: AreaGraph = {
  tables: [
    {
      table: ledgerTransfers,
      columns: {
        debitAccount: 'holdsId',
        creditAccount: 'holdsId',
        ref: 'holdsId',
        transactionId: 'default',
        postedAt: 'default',
      },
      by: 'ref',
    },
  ],
  addSums: async (db, { from, value }) => {
    const { rows } = await db.execute<{ account: string; fen: string }>(sql`
      select account, sum(fen)::text as fen from (
        select ${value(ledgerTransfers, 'credit_account')} as account, o.amount_fen as fen from ${from(ledgerTransfers)}
        union all select ${value(ledgerTransfers, 'debit_account')}, -o.amount_fen from ${from(ledgerTransfers)}
      ) moved group by account order by account`)
    const sums = rows.flatMap(({ account, fen }): [string, number][] =>
      hasFloor(account) ? [[account, Number(fen)]] : [],
    )
    for (let from = 0; from < sums.length; from += ACCOUNTS_AT_ONCE)
      await writeTogether(db, changeBalances(sums.slice(from, from + ACCOUNTS_AT_ONCE)))
  },
}
