import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { paidDeposit } from '@zhujia/contract/deposits/schemas.ts'
import type { RefundState } from '@zhujia/contract/payments/states.ts'
import { deposits } from '#tables/deposits.ts'
import { payments } from '#tables/payments.ts'
import { shops } from '#tables/shops.ts'
import type { PaidFor } from '#modules/payments/index.ts'
import { refundStateOf, stepOf } from './refund-step.ts'

type Shown = z.output<typeof paidDeposit>

/** The deposit that a payment pays for, as a column beside it; null where it pays for something else. */
export const paidForDeposit: SQL<PaidFor | null> = sql`case when ${payments.payableKind} = 'deposit' then (
  select json_build_object(
    'id', ${deposits.id}, 'number', ${deposits.number}, 'kind', ${deposits.kind}, 'state', ${deposits.status},
    'amountFen', ${deposits.amountFen}, 'paidAt', ${deposits.paidAt}, 'refundState', ${refundStateOf(deposits.id)},
    'shop', json_build_object('id', ${shops.id}, 'name', ${shops.name}),
    'terms', json_build_object('version', ${deposits.termsVersion}, 'text', ${deposits.termsText}, 'locale', ${deposits.termsLocale}))
  from ${deposits} join ${shops} on ${deposits.subjectKind} = 'shop' and ${shops.id} = ${deposits.subjectId}
  where ${deposits.id} = ${payments.payableId}) end`.mapWith(
  ({ refundState, paidAt, ...shown }: Omit<Shown, 'refundStep'> & { refundState: RefundState | null }): PaidFor => ({
    deposit: {
      ...shown,
      paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
      refundStep: stepOf(refundState),
    },
  }),
)
