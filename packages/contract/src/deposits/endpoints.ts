import { endpoint } from '../core/endpoint.ts'
import { SELLERS } from '../core/roles.ts'
import {
  depositParams,
  depositQuery,
  fundedDepositPage,
  openedDeposit,
  payDepositBody,
  refundDepositBody,
  refundedDeposit,
  shopDepositDetail,
  shopDepositPage,
} from './schemas.ts'

export const listShopDeposits = endpoint({
  method: 'GET',
  path: '/v1/deposits/shops',
  access: SELLERS,
  summary: 'The shops whose money the caller may see, by name, each with its security deposit.',
  query: depositQuery,
  response: shopDepositPage,
  errors: [],
})

export const getShopDeposit = endpoint({
  method: 'GET',
  path: '/v1/shops/:id/deposit',
  access: SELLERS,
  summary: "A shop's security deposit: what is required, held, on its way back and open, with the terms of today.",
  params: depositParams,
  response: shopDepositDetail,
  errors: [],
})

export const listDeposits = endpoint({
  method: 'GET',
  path: '/v1/shops/:id/deposits',
  access: SELLERS,
  summary: "Each funding of a shop's security deposit, the newest first.",
  params: depositParams,
  query: depositQuery,
  response: fundedDepositPage,
  errors: [],
})

export const payShopDeposit = endpoint({
  method: 'POST',
  path: '/v1/shops/:id/deposit',
  access: SELLERS,
  summary:
    "Opens the payment of what a shop's security deposit lacks, under the terms that the owner saw. One that is open is answered again.",
  params: depositParams,
  body: payDepositBody,
  response: openedDeposit,
  errors: ['DEPOSIT_COMPLETE', 'TERMS_CHANGED', 'DEPOSIT_LIMIT', 'AMOUNT_CHANGED'],
  idempotent: true,
})

export const refundShopDeposit = endpoint({
  method: 'POST',
  path: '/v1/shops/:id/deposit/refund',
  access: SELLERS,
  summary:
    'Sends all that a shop has deposited back to the channels it was paid by; refused while orders of the shop are not over.',
  params: depositParams,
  body: refundDepositBody,
  response: refundedDeposit,
  errors: ['NOTHING_HELD', 'ORDERS_OPEN'],
  idempotent: true,
})
