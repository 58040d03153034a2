import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import { attempt, attemptBody, checkedPayment, payment, paymentParams } from './schemas.ts'

export const getPayment = endpoint({
  method: 'GET',
  path: '/v1/payments/:id',
  access: BUYERS,
  summary: "One of the caller's payments in its present state.",
  params: paymentParams,
  response: payment,
  errors: [],
})

export const startAttempt = endpoint({
  method: 'POST',
  path: '/v1/payments/:id/attempts',
  access: BUYERS,
  summary:
    'Opens the cashier of a provider for the amount that the payer saw; refused when the amount has changed. A live attempt is answered again.',
  params: paymentParams,
  body: attemptBody,
  response: attempt,
  errors: ['PAYMENT_CLOSED', 'AMOUNT_CHANGED', 'ATTEMPT_LIMIT', 'PROVIDER_DOWN'],
})

export const checkPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/:id/check',
  access: BUYERS,
  summary: 'Asks the providers now whether the payment has been made, for a payer who sees no result.',
  params: paymentParams,
  response: checkedPayment,
  errors: ['PROVIDER_DOWN'],
})
