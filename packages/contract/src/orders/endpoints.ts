import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import {
  cancelBody,
  declineBody,
  orderCounts,
  orderDetail,
  orderPage,
  orderParams,
  orderQuery,
  placed,
  placeOrderBody,
  quote,
  quoteBody,
  remarkBody,
  shipBody,
  viewQuery,
} from './schemas.ts'
import { snapshot, snapshotParams } from './snapshot.ts'

const SELLERS = ['merchant'] as const

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/quotes',
  access: BUYERS,
  summary: 'What some lines cost now, by shop, with freight; changes nothing.',
  body: quoteBody,
  response: quote,
  errors: ['STOCK_SHORT', 'OFF_SALE', 'BELOW_MINIMUM', 'AMOUNT_LIMIT'],
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/v1/orders',
  access: BUYERS,
  summary: 'Places one order for each shop under one payment, exactly as quoted, and reserves the stock.',
  body: placeOrderBody,
  response: placed,
  errors: ['STOCK_SHORT', 'OFF_SALE', 'BELOW_MINIMUM', 'AMOUNT_LIMIT', 'QUOTE_CHANGED'],
  idempotent: true,
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/orders',
  access: BUYERS,
  summary: "The caller's orders as a buyer, or those of his shops as a seller (merchant only), the newest first.",
  query: orderQuery,
  response: orderPage,
  errors: [],
})

export const countOrders = endpoint({
  method: 'GET',
  path: '/v1/orders/counts',
  access: BUYERS,
  summary: 'How many orders each tab holds.',
  query: viewQuery,
  response: orderCounts,
  errors: [],
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/v1/orders/:id',
  access: BUYERS,
  summary: 'One order as its buyer or its seller sees it.',
  params: orderParams,
  query: viewQuery,
  response: orderDetail,
  errors: [],
})

export const getSnapshot = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/snapshots/:skuId',
  access: BUYERS,
  summary: 'The listing as it was when this line was bought, for the buyer and the shop, with how it differs from today.',
  params: snapshotParams,
  response: snapshot,
  errors: [],
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel',
  access: BUYERS,
  summary: 'The buyer closes an order that is not paid; of a paid one that is not shipped he asks the seller.',
  params: orderParams,
  body: cancelBody,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const withdrawCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/withdraw',
  access: BUYERS,
  summary: 'The buyer takes back the wish to cancel.',
  params: orderParams,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receive',
  access: BUYERS,
  summary: 'The buyer has the goods: the escrow goes to the shop, less the commission frozen at placing.',
  params: orderParams,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const closeOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/close',
  access: SELLERS,
  summary: 'The seller closes an order that is not paid.',
  params: orderParams,
  body: cancelBody,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const agreeCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/agree',
  access: SELLERS,
  summary: 'The seller agrees to cancel a paid order: stock returns and the money is refunded.',
  params: orderParams,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const declineCancel = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancel/decline',
  access: SELLERS,
  summary: 'The seller declines to cancel, with a reason, and goes on to ship.',
  params: orderParams,
  body: declineBody,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/ship',
  access: SELLERS,
  summary: 'The seller hands the goods to a carrier.',
  params: orderParams,
  body: shipBody,
  response: orderDetail,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const remarkOrder = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id/remark',
  access: SELLERS,
  summary: "The seller's own note on an order; the buyer never sees it.",
  params: orderParams,
  body: remarkBody,
  response: orderDetail,
  errors: [],
})
