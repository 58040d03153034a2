import type { Stale, StaleAfter } from '../stale.ts'

/** What a review changes elsewhere: the order's actions, the tabs and their counts, the product's figures. */
const REVIEWED: readonly Stale[] = ['reviews', 'orders']

export const reviewsStale: StaleAfter<'reviews'> = {
  'reviews.appendReview': REVIEWED,
  'reviews.replyReview': REVIEWED,
  'reviews.writeReview': REVIEWED,
}
