import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReviewTag } from '@zhujia/contract/reviews/states.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type OrderReviews = ResponseFor<'reviews.listOrderReviews'>
export type ReviewLine = OrderReviews['lines'][number]
export type OrderView = RequestFor<'reviews.listOrderReviews'>['query']['view']
export type Summary = ResponseFor<'reviews.getReviewSummary'>
export type { ReviewTag }

/** The lines of an order with what was said. Never fresh: the other side may have answered. */
export const orderReviewsQuery = (orderId: string, view: OrderView) => ({
  ...apiQuery('reviews.listOrderReviews', { params: { id: orderId }, query: { view } }),
  staleTime: 0,
})

export const summaryQuery = (productId: string) => apiQuery('reviews.getReviewSummary', { params: { id: productId } })

/** What a review changes elsewhere: the order's offers, the tabs and their counts, the product's figures. */
const CONCERNED = /^(reviews|orders)\./

const refresh = (client: QueryClient, except: readonly unknown[]): Promise<void> => {
  const keep = JSON.stringify(except)
  return client.invalidateQueries({
    predicate: ({ queryKey }) =>
      typeof queryKey[0] === 'string' && CONCERNED.test(queryKey[0]) && JSON.stringify(queryKey) !== keep,
  })
}

type WritingKey = 'reviews.writeReview' | 'reviews.appendReview' | 'reviews.replyReview'

/** The refusals that mean: what this page shows is no longer so. */
const STALE: ReadonlySet<string> = new Set(['REVIEW_CLOSED', 'REVIEW_EXISTS'])

/**
 * Says something about a line. The order's page reads it again; what else shows it follows. When it has been
 * said or closed meanwhile, the page is fetched anew; the client has told why.
 */
export function useWriting<Key extends WritingKey>(key: Key, view: OrderView) {
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation(key)
  return async (request: RequestFor<Key>): Promise<boolean> => {
    try {
      const { orderId } = await mutateAsync(request)
      const { queryKey } = orderReviewsQuery(orderId, view)
      void refresh(client, queryKey)
      await client.invalidateQueries({ queryKey })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || !error.errorCode || !STALE.has(error.errorCode)) throw error
      await refresh(client, [])
      return false
    }
  }
}
