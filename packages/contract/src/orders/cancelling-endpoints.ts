import { endpoint } from '../core/endpoint.ts'
import { BUYERS, SELLERS } from '../core/roles.ts'
import { reasonBody } from './reason-bodies.ts'
import { orderParams, orderStanding } from './schemas.ts'

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel',
  access: BUYERS,
  summary: 'The buyer closes an order that is not paid; an open cashier is closed first.',
  params: orderParams,
  body: reasonBody('cancel'),
  response: orderStanding,
  errors: ['NOT_NOW'],
})

export const requestCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/request',
  access: BUYERS,
  summary: 'The buyer requests the cancellation of what is not shipped of a paid order.',
  params: orderParams,
  body: reasonBody('requestCancel'),
  response: orderStanding,
  errors: ['NOT_NOW', 'TOO_OFTEN'],
  idempotent: true,
})

export const cancelUnilaterally = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/unilateral',
  access: BUYERS,
  summary:
    "The buyer cancels what is not shipped of a paid order without the seller's consent, fifteen days after payment and lead time: stock is released and the money is refunded.",
  params: orderParams,
  body: reasonBody('cancelUnilaterally'),
  response: orderStanding,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const withdrawCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/withdraw',
  access: BUYERS,
  summary: 'The buyer withdraws the cancellation request.',
  params: orderParams,
  response: orderStanding,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const agreeCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/agree',
  access: SELLERS,
  summary:
    'The seller agrees to cancel what is not shipped of a paid order: stock is released and the money is refunded.',
  params: orderParams,
  response: orderStanding,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const declineCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/decline',
  access: SELLERS,
  summary: 'The seller declines the cancellation request, with a reason; the order goes on.',
  params: orderParams,
  body: reasonBody('declineCancel'),
  response: orderStanding,
  errors: ['NOT_NOW'],
  idempotent: true,
})
