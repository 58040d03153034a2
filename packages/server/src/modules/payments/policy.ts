import type { Fen } from '@zhujia/contract/core/money.ts'
import type { AttemptState, PaymentState, RefundState } from '@zhujia/contract/payments/states.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'

/** How often one payment may be tried: each try leaves a row, and closing the payment closes what may still be paid of them. */
export const ATTEMPTS_MAX = 20

/** About how many tries of a payment their channels are asked while somebody waits: each is a call. */
export const ASKED_AT_ONCE = 3

/** Seconds between two calls about what a provider must settle, a refund or a closing; the last interval repeats until it has. */
export const REPEAT_SECONDS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY] as const

/** Whether a payment still needs exactly the amount of this attempt; call it under the payment's lock. */
export const isWanted = (
  attempt: { amountFen: Fen; status: AttemptState },
  payment: { amountFen: Fen; status: PaymentState },
): boolean => payment.status === 'open' && attempt.amountFen === payment.amountFen && attempt.status !== 'superseded'

/** How a refund stands for the one who waits for it. */
export const REFUND_STEP = {
  created: 'onWay',
  processing: 'onWay',
  failed: 'failed',
  succeeded: 'arrived',
} as const satisfies Record<RefundState, string>
