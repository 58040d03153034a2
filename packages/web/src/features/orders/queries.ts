import { useQueryClient } from '@tanstack/react-query'
import { orderQuery, type OrderView, refreshOrders, type StepKey, useHide, useStep } from '#entities/orders/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import type { RequestFor } from '#platform/api-client/types.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { markStale } from '#platform/mark-stale.ts'
import { showToast } from '#ui/feedback/toast.tsx'

/** The refusals that mean that the order on this page is in another state by now. */
const MOVED_ON: ReadonlySet<string> = new Set(['STATE_CHANGED', 'NOT_NOW'])
/** Those and the ones that mean that less of it is open. */
const STALE: ReadonlySet<string> = new Set([...MOVED_ON, 'TOO_MUCH'])
const isAmong = (codes: ReadonlySet<string>, error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode !== undefined && codes.has(error.errorCode)

/** A request that names its order. */
type OfOrder<Key extends StepKey> = RequestFor<Key> & { params: { id: string } }

/**
 * Performs one action on an order. Its page fetches it again; lists and counts follow. When the order has changed meanwhile,
 * everything is fetched again: `take` says so in a toast and answers false, and its question closes; `attempt` throws the refusal, for
 * a form that keeps what was typed and shows why. After an answer that was lost the order is fetched too: it shows whether it was done.
 */
export function useOrderStep<Key extends StepKey>(key: Key, view: OrderView) {
  const client = useQueryClient()
  const t = useTexts('orders')
  const mutation = useStep(key)
  const attempt = async (request: OfOrder<Key>): Promise<void> => {
    try {
      await mutation.mutateAsync(request)
    } catch (error) {
      if (isAmong(STALE, error)) {
        // Its form or `take` shows it once the order is there; the general toast does not wait for that.
        error.isShown = true
        await refreshOrders(client)
      } else if (error instanceof ApiError && error.kind !== 'business') void refreshOrders(client)
      throw error
    }
    const { queryKey } = orderQuery(view, request.params.id)
    void refreshAfter(client, key, queryKey)
    // The page has the new order before the sheet closes; fetches that began before this action are cancelled.
    await markStale(client, { queryKey })
  }
  const take = async (request: OfOrder<Key>): Promise<boolean> => {
    try {
      await attempt(request)
      return true
    } catch (error) {
      if (!isAmong(MOVED_ON, error)) throw error
      showToast(t('stale'), { kind: 'error' })
      return false
    }
  }
  return { take, attempt, isPending: mutation.isPending }
}

/** Removes an order from the buyer's list. `leave` runs before anything fetches it again, because it no longer exists for them. */
export function useHideOrder() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useHide()
  const hide = async (id: string, leave: () => unknown): Promise<void> => {
    await mutateAsync({ params: { id } })
    leave()
    await refreshAfter(client, 'orders.hideOrder', orderQuery('buyer', id).queryKey)
  }
  return { hide, isPending }
}
