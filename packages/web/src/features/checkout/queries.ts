import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type Quote = ResponseFor<'orders.quoteOrder'>
export type QuotedShop = Quote['shops'][number]
export type QuoteBody = RequestFor<'orders.quoteOrder'>['body']
export type WantedLine = QuoteBody['lines'][number]
export type Address = ResponseFor<'addresses.listAddresses'>[number]

// None of these is ever fresh: where money is decided, what is shown is asked for anew whenever it is shown.
export const cartQuery = () => ({ ...apiQuery('cart.getCart', {}), staleTime: 0 })
export const addressesQuery = () => ({ ...apiQuery('addresses.listAddresses', {}), staleTime: 0 })
/** What lines cost, delivered to an address; reading it changes nothing, so it is a query though it is posted. */
export const quoteQuery = (body: QuoteBody) => ({ ...apiQuery('orders.quoteOrder', { body }), staleTime: 0 })

/** Places the order. Its refusals have their own faces on the page. */
export const usePlaceOrder = () => useApiMutation('orders.placeOrder', { toast: false })

export const useUpdateLine = () => useApiMutation('cart.updateLine')
export const useSelectLines = () => useApiMutation('cart.selectLines')

/** What an order or a payment has made old: the cart, its badge, the orders. */
export const TOUCHED_BY_ORDERS = [
  'cart.getCart',
  'cart.countLines',
  'orders.listOrders',
  'orders.countOrders',
  'orders.getOrder',
] as const

export const useStartAttempt = () => useApiMutation('payments.startAttempt', { toast: false })
/** Takes an order out of a payment for several. */
export const useSeparateOrder = () => useApiMutation('orders.separateOrder', { toast: false })
export const useCheckPayment = () => useApiMutation('payments.checkPayment', { toast: false })
