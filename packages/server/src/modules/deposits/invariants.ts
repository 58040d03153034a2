import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { deposits } from '#tables/deposits.ts'
import { ledgerBalances, ledgerTransfers } from '#tables/ledger.ts'
import { payments, refunds } from '#tables/payments.ts'
import { stateChanges } from '#tables/platform.ts'

export const depositsInvariants: Invariants = {
  'a deposit is paid if and only if its money was posted': sql`
    select ${deposits.id}::text as subject from ${deposits}
    left join ${ledgerTransfers} on ${ledgerTransfers.kind} = 'deposit.pay'
      and ${ledgerTransfers.ref} = ${deposits.id}::text and ${ledgerTransfers.amountFen} = ${deposits.amountFen}
    where (${deposits.paidAt} is not null) <> (${ledgerTransfers.id} is not null)`,

  'a deposit has left its account once, just when it has its outcome': sql`
    select ${deposits.id}::text as subject from ${deposits}
    left join ${ledgerTransfers} on ${ledgerTransfers.kind} = 'deposit.end'
      and ${ledgerTransfers.ref} = ${deposits.id}::text and ${ledgerTransfers.amountFen} = ${deposits.amountFen}
    where (${deposits.status} in ('refunding', 'refunded', 'applied', 'forfeited')) <> (${ledgerTransfers.id} is not null)`,

  'a party’s account of deposits is the sum of those that are held': sql`
    select coalesce(account, held.name) as subject from (
      select 'deposit:' || ${deposits.payerKind} || ':' || ${deposits.payerId} as name, sum(${deposits.amountFen}) as fen
      from ${deposits} where ${deposits.status} = 'held' group by 1
    ) held
    full join (select * from ${ledgerBalances} where ${ledgerBalances.account} like 'deposit:%') balance on account = held.name
    where coalesce(held.fen, 0) <> coalesce(balance_fen, 0)`,

  'a deposit asks for its amount until it is paid or lapses': sql`
    select ${deposits.id}::text as subject from ${deposits}
    left join ${payments} on ${payments.payableKind} = 'deposit' and ${payments.payableId} = ${deposits.id}
    where case ${deposits.status}
      when 'unpaid' then ${payments.status} is distinct from 'open' or ${payments.amountFen} <> ${deposits.amountFen}
      when 'lapsed' then ${payments.status} is distinct from 'closed'
      else ${payments.paidFen} is distinct from ${deposits.amountFen} end`,

  'a deposit that goes back is a refund of its whole payment': sql`
    select ${deposits.id}::text as subject from ${deposits}
    left join ${refunds} on ${refunds.subjectId} = ${deposits.id} and ${refunds.amountFen} = ${deposits.amountFen}
    where case ${deposits.status}
      when 'refunding' then ${refunds.status} is null or ${refunds.status} = 'succeeded'
      when 'refunded' then ${refunds.status} is distinct from 'succeeded'
      else ${refunds.id} is not null end`,

  'every version of a deposit has its change, without gaps': sql`
    select ${deposits.id}::text as subject from ${deposits}
    left join lateral (
      select count(*) as number, coalesce(max(${stateChanges.version}), 0) as newest from ${stateChanges}
      where ${stateChanges.entity} = 'deposit' and ${stateChanges.subjectId} = ${deposits.id}
    ) changes on true
    where changes.number <> ${deposits.version} or changes.newest <> ${deposits.version}`,
}
