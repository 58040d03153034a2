import type { Payment } from '#entities/payments/queries.ts'

/** The states of the page of a payment. */
export type PaymentPageState = 'cashier' | 'waiting' | 'paid' | 'refunded' | 'closed'

export interface Situation {
  payment: Payment
  /** Somebody has been to the provider's cashier and come back. */
  wasAtCashier: boolean
  /** By the server's clock. */
  isExpired: boolean
}

/** What the page of a payment shows: the payment methods, the wait for the result, or the result. Money that has arrived overrides everything else. */
export function pageStateOf({ payment, wasAtCashier, isExpired }: Situation): PaymentPageState {
  if (payment.state === 'succeeded' || payment.state === 'partiallyRefunded') return 'paid'
  if (payment.state === 'refunded') return 'refunded'
  if (payment.state === 'closed') return 'closed'
  // A payment made in time may be confirmed after the deadline: those who have been at the cashier keep waiting.
  // Of an attempt that has failed or no longer counts there is no result to wait for.
  if (wasAtCashier && !payment.hasFailedAttempt && payment.supersededFen === null) return 'waiting'
  return isExpired ? 'closed' : 'cashier'
}
