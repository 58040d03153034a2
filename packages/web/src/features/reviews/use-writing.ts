import { useQueryClient } from '@tanstack/react-query'
import { orderReviewsQuery, type OrderView, useWrite, type WritingKey } from '#entities/reviews/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import type { RequestFor } from '#platform/api-client/types.ts'
import { markStale } from '#platform/mark-stale.ts'

/** The refusals that mean that what this page shows is stale. */
const STALE: ReadonlySet<string> = new Set(['REVIEW_CLOSED', 'REVIEW_EXISTS'])

/**
 * Writes about a line. The order's page reads it again; what else shows it follows. When it has been
 * written or closed meanwhile, the page is fetched again; the client has already shown why.
 */
export function useWriting<Key extends WritingKey>(key: Key, view: OrderView) {
  const client = useQueryClient()
  const { mutateAsync } = useWrite(key)
  return async (request: RequestFor<Key>): Promise<boolean> => {
    try {
      const { orderId } = await mutateAsync(request)
      const { queryKey } = orderReviewsQuery(orderId, view)
      void refreshAfter(client, key, queryKey)
      await markStale(client, { queryKey })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || !error.errorCode || !STALE.has(error.errorCode)) throw error
      await refreshAfter(client, key)
      return false
    }
  }
}
