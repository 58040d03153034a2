import type { ReviewTag } from '@zhujia/contract/reviews/states.ts'
import type { reviews, reviewSummaries } from '../../tables/reviews.ts'

/** A review with what is shown beside it. */
export interface ReviewRow {
  review: typeof reviews.$inferSelect
  nickname: string
  avatarFileId: string | null
  /** What was bought: one value for each spec group. */
  spec: string[]
  photos: readonly { fileId: string; part: 'review' | 'append' }[]
}

/** A line of an order, reviewed or not. */
export interface LineRow {
  skuId: string
  productId: string
  title: string
  spec: string[]
  pictureFileId: string
  /** Some of it reached the buyer. */
  isDelivered: boolean
  review: ReviewRow | null
}

export interface SummaryRow {
  /** Null while nobody has reviewed the product. */
  sums: typeof reviewSummaries.$inferSelect | null
  /** The most given first. */
  tags: { tag: ReviewTag; count: number }[]
}
