import { ORDERED } from '../orders/stale-after.ts'
import type { StaleAfter } from '../stale.ts'

export const paymentsStale: StaleAfter<'payments'> = {
  'payments.checkPayment': ['payments.getPayment'],
  // At the end of the payment, which comes from the provider.
  'payments.startAttempt': [...ORDERED, 'deposits', 'catalogue.getShop'],
}
