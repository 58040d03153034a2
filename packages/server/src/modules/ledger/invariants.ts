import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { ledgerBalances, ledgerTransfers } from '#tables/ledger.ts'
import { FLOORED } from './accounts.ts'

const { creditAccount, debitAccount, amountFen } = ledgerTransfers

export const ledgerInvariants: Invariants = {
  'a balance is the sum of its transfers': sql`
    with sums as (
      select account, sum(fen) as fen from (
        select ${creditAccount} as account, ${amountFen} as fen from ${ledgerTransfers}
        union all select ${debitAccount}, -${amountFen} from ${ledgerTransfers}
      ) moves where account ~ ${FLOORED} group by account
    )
    select coalesce(sums.account, ${ledgerBalances.account}) as subject
    from sums full join ${ledgerBalances} on ${ledgerBalances.account} = sums.account
    where coalesce(sums.fen, 0) <> coalesce(${ledgerBalances.balanceFen}, 0)`,
}
