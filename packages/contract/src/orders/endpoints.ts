import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS, ROLES, SELLERS } from '../core/roles.ts'
import {
  boughtAgain,
  cancelPartBody,
  orderCounts,
  orderDetail,
  orderPage,
  orderParams,
  orderQuery,
  orderStanding,
  placed,
  placeOrderBody,
  quote,
  quoteBody,
  remarkBody,
  repriceBody,
  separated,
  shipBody,
  viewQuery,
} from './schemas.ts'
import { reasonBody } from './reason-bodies.ts'
import { parcelParams, waybillBody } from './waybill-schemas.ts'
import { snapshot, snapshotParams } from './snapshot.ts'
import { boughtTogether, togetherQuery } from './together.ts'

export * from './cancelling-endpoints.ts'

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/quotes',
  access: BUYERS,
  summary: 'Prices lines as of now, by shop, with freight; changes nothing.',
  body: quoteBody,
  response: quote,
  isRead: true,
  errors: ['STOCK_SHORT', 'OFF_SALE', 'MEASURES_WRONG', 'BELOW_MINIMUM', 'AMOUNT_LIMIT', 'UNDELIVERABLE', 'HOLD_LIMIT'],
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/v1/orders',
  access: BUYERS,
  summary: 'Places one order for each shop under one payment, exactly as quoted, and reserves the stock.',
  body: placeOrderBody,
  response: placed,
  errors: [
    'STOCK_SHORT',
    'OFF_SALE',
    'MEASURES_WRONG',
    'BELOW_MINIMUM',
    'AMOUNT_LIMIT',
    'UNDELIVERABLE',
    'HOLD_LIMIT',
    'QUOTE_CHANGED',
    'PLACING_LIMIT',
  ],
  idempotent: true,
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/orders',
  access: BUYERS,
  summary:
    "The caller's orders as a buyer, or those of their shops as a seller (merchant only), the newest first; requests to be answered by their deadline.",
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
  path: '/v1/orders/:id/snapshots/:lineId',
  access: ROLES,
  overseers: ['administrator'],
  summary:
    'The listing as it was when this line was bought, with its differences from today; for the buyer, the shop and administrators.',
  params: snapshotParams,
  response: snapshot,
  errors: [],
})

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receive',
  access: BUYERS,
  summary:
    'The buyer confirms receipt: the escrow goes to the shop, less the commission frozen when the order was placed.',
  params: orderParams,
  response: orderStanding,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const closeOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/close',
  access: SELLERS,
  summary: 'The seller closes an order that is not paid; an open cashier is closed first.',
  params: orderParams,
  body: reasonBody('close'),
  response: orderStanding,
  errors: ['NOT_NOW'],
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/ship',
  access: SELLERS,
  summary: 'The seller ships one parcel: everything that is not shipped, or the given quantities of lines.',
  params: orderParams,
  body: shipBody,
  response: orderStanding,
  errors: ['NOT_NOW', 'TOO_MUCH', 'TAKE_ALL'],
  idempotent: true,
})

export const correctWaybill = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id/parcels/:parcelId/waybill',
  access: SELLERS,
  summary:
    'The seller corrects carrier and number of a parcel until its order is received, three times at most; equal ones change nothing. The phone of a driver is removed at any time.',
  params: parcelParams,
  body: waybillBody,
  response: z.null(),
  errors: ['NOT_NOW', 'TOO_OFTEN'],
})

export const cancelPart = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/lines/cancel',
  access: SELLERS,
  summary:
    'The seller cancels some unshipped goods, with a reason: their stock is released and exactly their money is refunded.',
  params: orderParams,
  body: cancelPartBody,
  response: orderStanding,
  errors: ['NOT_NOW', 'TOO_MUCH', 'TAKE_ALL'],
  idempotent: true,
})

export const repriceOrder = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id/price',
  access: SELLERS,
  summary:
    'The seller sets discount and freight of an order that is not paid; an open cashier is closed first. An equal price changes nothing.',
  params: orderParams,
  body: repriceBody,
  response: orderStanding,
  errors: ['NOT_NOW', 'TOO_OFTEN', 'PRICE_OUT_OF_RANGE', 'PROVIDER_DOWN'],
})

export const extendReceipt = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receive/extend',
  access: BUYERS,
  summary: 'The buyer extends the time of receipt by three days, once.',
  params: orderParams,
  response: orderStanding,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const buyAgain = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/buy-again',
  access: BUYERS,
  summary:
    "Adds the lines of an order that is over to its buyer's cart again, those of which the whole quantity can be bought today.",
  params: orderParams,
  response: boughtAgain,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const listBoughtTogether = endpoint({
  method: 'GET',
  path: '/v1/bought-together',
  access: 'public',
  summary: 'Products that several buyers have bought together with the given ones, the most frequent first.',
  query: togetherQuery,
  response: boughtTogether,
  errors: [],
})

export const separateOrder = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id/own-payment',
  access: BUYERS,
  summary:
    'The buyer separates an unpaid order from a payment for several, to pay it alone; an open cashier is closed first. Answers the payment of an order that is alone already.',
  params: orderParams,
  response: separated,
  errors: ['NOT_NOW', 'PROVIDER_DOWN'],
})

export const hideOrder = endpoint({
  method: 'DELETE',
  path: '/v1/orders/:id',
  access: BUYERS,
  summary: "Hides an order from its buyer's list once it is over and its refunds have arrived; the shop still sees it.",
  params: orderParams,
  response: z.null(),
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
  response: orderStanding,
  errors: [],
})
