import type { OrderAction } from '@zhujia/contract/orders/states.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client/api-error.ts'
import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { now } from '#platform/clock.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { showToast } from '#ui/toast.tsx'

export type OrderDetail = ResponseFor<'orders.getOrder'>
export type OrderSummary = ResponseFor<'orders.listOrders'>['records'][number]
export type OrderView = RequestFor<'orders.getOrder'>['query']['view']
export type { OrderAction }

/** The calls that take an order one step further. */
export type StepKey =
  | 'orders.cancelOrder'
  | 'orders.withdrawCancel'
  | 'orders.receiveOrder'
  | 'orders.closeOrder'
  | 'orders.agreeCancel'
  | 'orders.declineCancel'
  | 'orders.shipOrder'
  | 'orders.remarkOrder'
  | 'orders.cancelPart'
  | 'orders.repriceOrder'
  | 'orders.extendReceipt'

/** How often an order is asked for whose time to pay is over, until the server has closed it. */
const CLOSING_POLL_MS = 3000

/** How many orders each tab of a view holds. */
export const countsQuery = (view: OrderView) => apiQuery('orders.countOrders', { query: { view } })

/** One order as a view sees it. */
export const orderQuery = (view: OrderView, id: string) => ({
  ...apiQuery('orders.getOrder', { params: { id }, query: { view } }),
  refetchInterval: ({ state: { data } }: { state: { data: OrderDetail | undefined } }): number | false =>
    data?.payDueAt && Date.parse(data.payDueAt) <= now() ? CLOSING_POLL_MS : false,
})

/** The refusals that mean: what this page shows of the order is no longer so. */
const STALE: ReadonlySet<string> = new Set(['STATE_CHANGED', 'NOT_NOW'])
const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode !== undefined && STALE.has(error.errorCode)

/** Fetches anew everything that may now be otherwise: lists, counts, the other view of an order, the payment that orders share. */
export async function refreshOrders(client: QueryClient, except?: readonly unknown[]): Promise<void> {
  const keep = except && JSON.stringify(except)
  await client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const [endpoint] = queryKey
      const concerned =
        typeof endpoint === 'string' && (endpoint.startsWith('orders.') || endpoint === 'payments.getPayment')
      return concerned && JSON.stringify(queryKey) !== keep
    },
  })
}

/**
 * Takes one step with an order. Its page reads it again; lists and counts follow. When the
 * order has moved on meanwhile, everything is fetched anew and the reader told.
 * @returns whether the step was taken; false when the order had moved on
 */
export function useOrderStep<Key extends StepKey>(key: Key, view: OrderView) {
  const client = useQueryClient()
  const t = useTexts('orders')
  const mutation = useApiMutation(key)
  const take = async (request: RequestFor<Key>): Promise<boolean> => {
    try {
      const { id } = await mutation.mutateAsync(request)
      const { queryKey } = orderQuery(view, id)
      void refreshOrders(client, queryKey)
      // The page has it before the sheet closes; an answer that was under way before this step is cancelled.
      await client.invalidateQueries({ queryKey })
      return true
    } catch (error) {
      if (!isStale(error)) throw error
      await refreshOrders(client)
      showToast(t('stale'), { kind: 'error' })
      return false
    }
  }
  return { take, isPending: mutation.isPending }
}

/** Takes an order out of the buyer's list. `leave` runs before anything asks for it again: there is no order any more. */
export function useHideOrder() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useApiMutation('orders.hideOrder')
  const hide = async (id: string, leave: () => unknown): Promise<void> => {
    await mutateAsync({ params: { id } })
    leave()
    await refreshOrders(client, orderQuery('buyer', id).queryKey)
  }
  return { hide, isPending }
}

export type Snapshot = ResponseFor<'orders.getSnapshot'>
export type Difference = Snapshot['differences'][number]

/** What a line was when it was bought. Never fresh: what differs from today changes by the day. */
export const snapshotQuery = (id: string, lineId: string) => ({
  ...apiQuery('orders.getSnapshot', { params: { id, lineId } }),
  staleTime: 0,
})
