import type { z } from 'zod'
import type { orderReviews, review, reviewSummary } from '@zhujia/contract/reviews/schemas.ts'
import { picturesOf } from '../files/index.ts'
import { actionsFor, maskName, type Viewer } from './policy.ts'
import type { LineRow, ReviewRow, SummaryRow } from './rows.ts'

type Review = z.output<typeof review>
type Summary = z.output<typeof reviewSummary>

const presentReply = (text: string | null, at: Date | null): Review['reply'] =>
  text === null || at === null ? null : { text, at: at.toISOString() }

function presentAuthor({ review, nickname, avatarFileId }: ReviewRow): Review['author'] {
  if (review.isAnonymous) return { nickname: maskName(nickname), avatar: null, isAnonymous: true }
  return { nickname, avatar: avatarFileId === null ? null : picturesOf(avatarFileId), isAnonymous: false }
}

function presentAppend({ review }: ReviewRow, photos: Review['photos']): Review['append'] {
  const { appendText: text, appendedAt: at } = review
  if (text === null || at === null) return null
  return { text, photos, at: at.toISOString(), reply: presentReply(review.appendReplyText, review.appendRepliedAt) }
}

export function presentReview(row: ReviewRow): Review {
  const { review } = row
  const photosOf = (part: 'review' | 'append') =>
    row.photos.filter((photo) => photo.part === part).map(({ fileId }) => picturesOf(fileId))
  return {
    id: review.id,
    author: presentAuthor(row),
    spec: row.spec,
    scores: { goods: review.goods, logistics: review.logistics, service: review.service },
    tags: review.tags,
    text: review.text,
    photos: photosOf('review'),
    at: review.createdAt.toISOString(),
    reply: presentReply(review.replyText, review.repliedAt),
    append: presentAppend(row, photosOf('append')),
  }
}

interface OrderParts {
  order: { id: string; number: string; shopId: string; reviewDueAt: Date | null; awaitsReview: boolean }
  shopName: string
  buyer: { nickname: string }
  lines: readonly LineRow[]
  now: Date
}

export function presentOrder(
  { order, shopName, buyer, lines, now }: OrderParts,
  viewer: Viewer,
): z.output<typeof orderReviews> {
  return {
    orderId: order.id,
    number: order.number,
    shop: { id: order.shopId, name: shopName },
    buyer: viewer.part !== 'buyer' && lines.some(({ review }) => review?.review.isAnonymous) ? null : buyer,
    dueAt: order.reviewDueAt?.toISOString() ?? null,
    lines: lines.map(({ review, pictureFileId, ...line }) => ({
      ...line,
      picture: picturesOf(pictureFileId),
      review: review && presentReview(review),
      actions: actionsFor(review && review.review, viewer, {
        awaitsReview: order.awaitsReview && line.isDelivered,
        now,
      }),
    })),
  }
}

/** A sum over a count to two decimals, rounded half up; whole numbers until the last step. */
const meanOf = (sum: number, count: number): number => Math.floor((sum * 200 + count) / (count * 2)) / 100

const NO_REVIEWS: Summary = {
  count: 0,
  means: null,
  goodPercent: null,
  stars: [0, 0, 0, 0, 0],
  filters: { all: 0, good: 0, medium: 0, poor: 0, photos: 0, appended: 0 },
  tags: [],
}

/** The figures of a product's reviews; means are null and counts 0 where there are none. */
export function presentSummary({ sums, tags }: SummaryRow): Summary {
  if (!sums) return NO_REVIEWS
  const stars: Summary['stars'] = [sums.stars1, sums.stars2, sums.stars3, sums.stars4, sums.stars5]
  const count = stars.reduce((all, one) => all + one, 0)
  const good = sums.stars4 + sums.stars5
  return {
    count,
    means: {
      goods: meanOf(sums.goodsSum, count),
      logistics: meanOf(sums.logisticsSum, count),
      service: meanOf(sums.serviceSum, count),
    },
    goodPercent: Math.floor((good * 200 + count) / (count * 2)),
    stars,
    filters: {
      all: count,
      good,
      medium: sums.stars3,
      poor: sums.stars1 + sums.stars2,
      photos: sums.withPhotos,
      appended: sums.appended,
    },
    tags,
  }
}
