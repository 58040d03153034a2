import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { type ListQuery, useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type OrderReviews = ResponseFor<'reviews.listOrderReviews'>
export type ReviewLine = OrderReviews['lines'][number]
export type OrderView = RequestFor<'reviews.listOrderReviews'>['query']['view']
export type Summary = ResponseFor<'reviews.getReviewSummary'>

/** The lines of an order with their reviews. Always stale: the other side may have answered. */
export const orderReviewsQuery = (orderId: string, view: OrderView) => ({
  ...apiQuery('reviews.listOrderReviews', { params: { id: orderId }, query: { view } }),
  staleTime: 0,
})

/** The review summary of a product. */
export const summaryQuery = (productId: string) => apiQuery('reviews.getReviewSummary', { params: { id: productId } })

/** The first reviews of a product. */
export const firstReviewsQuery = (productId: string, size: number) =>
  apiQuery('reviews.listProductReviews', { params: { id: productId }, query: { size } })
/** All reviews of a product, page by page. */
export const useReviewPages = (productId: string, query: ListQuery<'reviews.listProductReviews'>) =>
  useApiPages('reviews.listProductReviews', query, { params: { id: productId } })

export type WritingKey = 'reviews.writeReview' | 'reviews.appendReview' | 'reviews.replyReview'

export const useWrite = <Key extends WritingKey>(key: Key) => useApiMutation(key)
