import { sql, type Column, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { paidDeposit } from '@zhujia/contract/deposits/schemas.ts'
import type { RefundState } from '@zhujia/contract/payments/states.ts'
import { refunds } from '#tables/payments.ts'
import { REFUND_STEP } from '#modules/payments/index.ts'

type Step = z.output<typeof paidDeposit>['refundStep']

/** How the refund of a deposit stands, as the column holds it: it has one at most. */
export const refundStateOf = (depositId: Column): SQL<RefundState | null> =>
  sql`(select ${refunds.status} from ${refunds} where ${refunds.subjectId} = ${depositId})`

export const stepOf = (state: RefundState | null): Step => (state === null ? null : REFUND_STEP[state])

/** The same as it is shown. */
export const refundStepOf = (depositId: Column): SQL<Step> => refundStateOf(depositId).mapWith(stepOf) as SQL<Step>
