import type { OrderReviews, OrderView, ReviewLine } from './queries.ts'

/** How a line without a review stands: whoever cannot say anything about it is told why. */
export function standingOf(
  { dueAt }: Pick<OrderReviews, 'dueAt'>,
  { isDelivered, actions }: Pick<ReviewLine, 'isDelivered' | 'actions'>,
  view: OrderView,
) {
  if (dueAt === null) return 'unreviewed'
  if (!isDelivered) return 'cancelled'
  return view === 'buyer' && actions.length === 0 ? 'closed' : 'unreviewed'
}
