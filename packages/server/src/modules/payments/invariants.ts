import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { ledgerTransfers } from '#tables/ledger.ts'
import { payments, refunds } from '#tables/payments.ts'

export const paymentsInvariants: Invariants = {
  'what is promised back is what the refunds say, and never more than was paid': sql`
    select ${payments.id}::text as subject from ${payments}
    join lateral (
      select coalesce(sum(${refunds.amountFen}), 0) as fen from ${refunds}
      where ${refunds.paymentId} = ${payments.id} and not ${refunds.isLate}
    ) promised on true
    where promised.fen <> ${payments.refundedFen} or ${payments.refundedFen} > ${payments.paidFen}`,

  'an arrived refund left refund clearing once': sql`
    select ${refunds.id}::text as subject from ${refunds}
    left join ${ledgerTransfers} on ${ledgerTransfers.kind} = 'refund.arrived'
      and ${ledgerTransfers.ref} = ${refunds.id}::text and ${ledgerTransfers.amountFen} = ${refunds.amountFen}
    where (${refunds.status} = 'succeeded') <> (${ledgerTransfers.id} is not null)`,
}
