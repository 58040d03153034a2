import type { QueryClient } from '@tanstack/react-query'
import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { now } from '#platform/clock.ts'
import { type ListQuery, useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { refresh, STALE_AFTER } from '../stale-after.ts'

export type OrderDetail = ResponseFor<'orders.getOrder'>
export type OrderSummary = ResponseFor<'orders.listOrders'>['records'][number]
/** The view of orders: as a buyer, or as a seller in one's shops. */
export type OrderView = RequestFor<'orders.getOrder'>['query']['view']
export type Snapshot = ResponseFor<'orders.getSnapshot'>
export type Difference = Snapshot['differences'][number]
export type Quote = ResponseFor<'orders.quoteOrder'>
export type QuotedShop = Quote['shops'][number]
export type QuoteBody = RequestFor<'orders.quoteOrder'>['body']
export type WantedLine = QuoteBody['lines'][number]

/** How often an order past its payment deadline is fetched until the server has closed it. */
const CLOSING_POLL_MS = 3000

/** How many orders wait in each state. Always stale: payments and shops change it. */
export const orderCountsQuery = (view: OrderView) => ({
  ...apiQuery('orders.countOrders', { query: { view } }),
  staleTime: 0,
})

/** One order as a view sees it. */
export const orderQuery = (view: OrderView, id: string) => ({
  ...apiQuery('orders.getOrder', { params: { id }, query: { view } }),
  refetchInterval: ({ state: { data } }: { state: { data: OrderDetail | undefined } }): number | false =>
    data?.payDueAt && Date.parse(data.payDueAt) <= now() ? CLOSING_POLL_MS : false,
})

/** The buyer's newest orders. */
export const newestOrdersQuery = (size: number) => apiQuery('orders.listOrders', { query: { view: 'buyer', size } })
/** The orders of a view, page by page. */
export const useOrderPages = (query: ListQuery<'orders.listOrders'>) => useApiPages('orders.listOrders', query)

/** The snapshot of a bought line. Always stale: the differences from today change daily. */
export const snapshotQuery = (id: string, lineId: string) => ({
  ...apiQuery('orders.getSnapshot', { params: { id, lineId } }),
  staleTime: 0,
})

/** What is often bought together with these products, their ids joined by commas. */
export const boughtTogetherQuery = (productIds: string) => ({
  ...apiQuery('orders.listBoughtTogether', { query: { productIds } }),
  staleTime: 10 * 60_000,
})

/**
 * The price of lines delivered to an address. It changes nothing, so it is a query although it is a POST. Always stale:
 * money is decided on it.
 */
export const quoteQuery = (body: QuoteBody) => ({ ...apiQuery('orders.quoteOrder', { body }), staleTime: 0 })

/** Fetches again everything that shows an order. */
export const refreshOrders = (client: QueryClient): Promise<void> => refresh(client, STALE_AFTER['orders.closeOrder'])

/** The mutations of an order that its page offers. */
export type StepKey =
  | 'orders.cancelOrder'
  | 'orders.requestCancel'
  | 'orders.cancelUnilaterally'
  | 'orders.withdrawCancel'
  | 'orders.receiveOrder'
  | 'orders.closeOrder'
  | 'orders.agreeCancel'
  | 'orders.declineCancel'
  | 'orders.shipOrder'
  | 'orders.correctWaybill'
  | 'orders.remarkOrder'
  | 'orders.cancelPart'
  | 'orders.repriceOrder'
  | 'orders.extendReceipt'

export const useStep = <Key extends StepKey>(key: Key) => useApiMutation(key)
export const useHide = () => useApiMutation('orders.hideOrder')
/** Adds the goods of an order to the cart again. */
export const useAddAgain = () => useApiMutation('orders.buyAgain')
/** Places the order. The page shows a state of its own for each of its refusals. */
export const usePlaceOrder = () => useApiMutation('orders.placeOrder', { toast: false })
/** Separates an order from a payment for several, so that it is paid alone. */
export const useSeparateOrder = () => useApiMutation('orders.separateOrder', { toast: false })
