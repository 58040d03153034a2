import { routesOf } from '#platform/http/handlers.ts'
import { totalOf } from '#platform/paging.ts'
import { appendReview } from './commands/append-review.ts'
import { replyReview } from './commands/reply-review.ts'
import { writeReview } from './commands/write-review.ts'
import { presentReview, presentSummary } from './present.ts'
import { listOrderReviews } from './queries/list-order-reviews.ts'
import { getSummary, listProductReviews } from './queries/list-product-reviews.ts'

export const reviewsRoutes = routesOf('reviews', {
  listOrderReviews: (ctx, { params, query }) => listOrderReviews(ctx, params.id, query.view),
  writeReview: async (ctx, { params, body }) => ({ id: await writeReview(ctx, params.id, body), orderId: params.id }),
  appendReview: async (ctx, { params, body }) => ({ id: params.id, orderId: await appendReview(ctx, params.id, body) }),
  replyReview: async (ctx, { params, body }) => ({ id: params.id, orderId: await replyReview(ctx, params.id, body) }),
  listProductReviews: async (ctx, { params, query }) => {
    const { rows, count } = await listProductReviews(ctx, params.id, query)
    return { records: rows.map(presentReview), ...totalOf(count) }
  },
  getReviewSummary: async (ctx, { params }) => presentSummary(await getSummary(ctx, params.id)),
})
