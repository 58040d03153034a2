import type { ResponseFor } from '#platform/api-client/types.ts'

export type Payment = ResponseFor<'payments.getPayment'>

/** What the page of a payment shows. */
export type PaymentFace = 'cashier' | 'waiting' | 'paid' | 'refunded' | 'closed'

export interface Situation {
  payment: Payment
  /** Somebody has been to the provider's cashier and come back. */
  wasAtCashier: boolean
  /** By the server's clock. */
  isExpired: boolean
}

/** The face of a payment: pay, wait for the result, or the result. Money that has arrived wins over everything. */
export function faceOf({ payment, wasAtCashier, isExpired }: Situation): PaymentFace {
  if (payment.state === 'succeeded' || payment.state === 'partiallyRefunded') return 'paid'
  if (payment.state === 'refunded') return 'refunded'
  if (payment.state === 'closed') return 'closed'
  // What was paid in time may be confirmed after time is up: whoever has been at the cashier keeps waiting.
  if (wasAtCashier && !payment.hasFailedAttempt) return 'waiting'
  return isExpired ? 'closed' : 'cashier'
}
