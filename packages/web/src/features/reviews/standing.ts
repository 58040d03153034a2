import type { OrderReviews, OrderView, ReviewLine } from '#entities/reviews/queries.ts'

/** The state of a line without a review, as the page describes it to this viewer. */
export function standingOf(
  { dueAt }: Pick<OrderReviews, 'dueAt'>,
  { isDelivered, actions }: Pick<ReviewLine, 'isDelivered' | 'actions'>,
  view: OrderView,
) {
  if (dueAt === null) return 'unreviewed'
  if (!isDelivered) return 'cancelled'
  return view === 'buyer' && actions.length === 0 ? 'closed' : 'unreviewed'
}
