import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS, ROLES } from '../core/roles.ts'
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

const SELLERS = ['merchant'] as const

export * from './cancelling-endpoints.ts'

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/quotes',
  access: BUYERS,
  summary: 'What some lines cost now, by shop, with freight; changes nothing.',
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
    "The caller's orders as a buyer, or those of their shops as a seller (merchant only), the newest first; what is to be answered by its deadline.",
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
    'The listing as it was when this line was bought, for the buyer, the shop and administrators, with how it differs from today.',
  params: snapshotParams,
  response: snapshot,
  errors: [],
})

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receive',
  access: BUYERS,
  summary: 'The buyer has the goods: the escrow goes to the shop, less the commission frozen at placing.',
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
  summary: 'The seller hands goods to a carrier as one parcel: all that is left, or so much of some lines.',
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
    'The seller corrects carrier and number of a parcel until its order is received, a few times; the same ones again change nothing.',
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
    'The seller cancels some of what they have not shipped, with a reason: stock returns and exactly its money is refunded.',
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
    'The seller sets discount and freight of an order that is not paid; an open cashier is closed first. The same price again changes nothing.',
  params: orderParams,
  body: repriceBody,
  response: orderStanding,
  errors: ['NOT_NOW', 'TOO_OFTEN', 'PRICE_OUT_OF_RANGE', 'PROVIDER_DOWN'],
})

export const extendReceipt = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receive/extend',
  access: BUYERS,
  summary: 'The buyer takes three days more before the goods count as received, once.',
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
    "Puts what an order that is over held in its buyer's cart, in the same measures, as far as it can be bought today.",
  params: orderParams,
  response: boughtAgain,
  errors: ['NOT_NOW'],
  idempotent: true,
})

export const listBoughtTogether = endpoint({
  method: 'GET',
  path: '/v1/bought-together',
  access: 'public',
  summary:
    'What several buyers have bought together with some products, the most often first; nothing where there are too few.',
  query: togetherQuery,
  response: boughtTogether,
  errors: [],
})

export const separateOrder = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id/own-payment',
  access: BUYERS,
  summary:
    'The buyer takes an unpaid order out of a payment for several, to pay it alone; an open cashier is closed first. The payment of an order that is alone already is answered.',
  params: orderParams,
  response: separated,
  errors: ['NOT_NOW', 'PROVIDER_DOWN'],
})

export const hideOrder = endpoint({
  method: 'DELETE',
  path: '/v1/orders/:id',
  access: BUYERS,
  summary:
    "Takes an order that is over, and whose refunds have arrived, out of the buyer's list; the shop still sees it.",
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
