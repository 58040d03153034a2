import type { z } from 'zod'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { reviewBody } from '@zhujia/contract/reviews/schemas.ts'
import { gradeOf, type ReviewTag } from '@zhujia/contract/reviews/states.ts'
import type { reviews, reviewSummaries } from '#tables/reviews.ts'
import { rankedAt } from './policy.ts'

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
  lineId: string
  skuId: string
  productId: string
  title: string
  spec: string[]
  measures: Measures | null
  pictureFileId: string
  /** Some of it reached the buyer. */
  isDelivered: boolean
  review: ReviewRow | null
}

export interface SummaryRow {
  /** Null while the product has no reviews. */
  sums: typeof reviewSummaries.$inferSelect | null
  /** The most given first. */
  tags: { tag: ReviewTag; count: number }[]
}

interface Line {
  orderId: string
  lineId: string
  productId: string
  shopId: string
  buyerId: string
}

type Words = Pick<z.output<typeof reviewBody>, 'scores' | 'tags' | 'text' | 'isAnonymous'>

/** A review as it is first written. */
export function newReview(
  id: string,
  line: Line,
  { at, photos, scores, ...words }: Words & { at: Date; photos: number },
): typeof reviews.$inferInsert {
  const { lineId, orderId, productId, shopId, buyerId } = line
  return {
    id,
    orderId,
    orderLineId: lineId,
    productId,
    shopId,
    buyerId,
    ...scores,
    grade: gradeOf(scores.goods),
    ...words,
    hasPhotos: photos > 0,
    createdAt: at,
    rankedAt: rankedAt(at, { characters: words.text.length, photos, isAppended: false }),
  }
}
