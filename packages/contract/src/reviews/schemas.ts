import { z } from 'zod'
import { measures } from '../catalogue/made-to-measure-schemas.ts'
import { shopBrief } from '../catalogue/schemas.ts'
import { id, instant, pageOf, pageQuery, text } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'
import { VIEWS } from '../orders/schemas.ts'
import {
  REVIEW_ACTIONS,
  REVIEW_FILTERS,
  REVIEW_PHOTOS_MAX,
  REVIEW_SORTS,
  REVIEW_TAGS,
  REVIEW_TAGS_MAX,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  tagsFor,
} from './states.ts'

const score = z.int().min(1).max(5)
const words = text(REVIEW_TEXT_MAX).min(REVIEW_TEXT_MIN)
const photoIds = z
  .array(id)
  .max(REVIEW_PHOTOS_MAX)
  .refine((ids) => new Set(ids).size === ids.length)
const tag = z.enum(REVIEW_TAGS)

/** Goods as described, delivery, service: 1 to 5 each. */
export const reviewScores = z.strictObject({ goods: score, logistics: score, service: score })

export const reviewBody = z
  .strictObject({
    lineId: id,
    scores: reviewScores,
    tags: z.array(tag).max(REVIEW_TAGS_MAX),
    text: words,
    /** The caller's own uploads for this purpose, in their order. */
    photoIds,
    isAnonymous: z.boolean(),
  })
  .refine(
    ({ tags, scores }) =>
      new Set(tags).size === tags.length && tags.every((one) => tagsFor(scores.goods).includes(one)),
    { path: ['tags'] },
  )

export const appendBody = z.strictObject({ text: words, photoIds })
export const replyBody = z.strictObject({ to: z.enum(['review', 'append']), text: text(REVIEW_TEXT_MAX).min(1) })

const reply = z.strictObject({ text: z.string(), at: instant })

/** A review as everybody sees it. The author is a name, masked if they chose so, and never an id. */
export const review = z.strictObject({
  id,
  author: z.strictObject({ nickname: z.string(), avatar: picture.nullable(), isAnonymous: z.boolean() }),
  spec: z.array(z.string()),
  scores: reviewScores,
  tags: z.array(tag),
  text: z.string(),
  photos: z.array(picture),
  at: instant,
  reply: reply.nullable(),
  append: z
    .strictObject({ text: z.string(), photos: z.array(picture), at: instant, reply: reply.nullable() })
    .nullable(),
})

export const reviewedLine = z.strictObject({
  lineId: id,
  skuId: id,
  productId: id,
  title: z.string(),
  spec: z.array(z.string()),
  measures: measures.nullable(),
  picture,
  /** Whether some of the line was shipped; a line that was cancelled in full cannot be reviewed. */
  isDelivered: z.boolean(),
  review: review.nullable(),
  actions: z.array(z.enum(REVIEW_ACTIONS)),
})

export const orderReviews = z.strictObject({
  orderId: id,
  number: z.string(),
  shop: shopBrief,
  /** The buyer; null for the shop if a review of the order is anonymous. */
  buyer: z.strictObject({ nickname: z.string() }).nullable(),
  /** Until when lines without a review may get one; null before the goods are received. */
  dueAt: instant.nullable(),
  lines: z.array(reviewedLine),
})

/** The ids of the review and its order; the page reads the order's reviews again. */
export const writtenReview = z.strictObject({ id, orderId: id })

export const reviewQuery = z.strictObject({
  ...pageQuery,
  filter: z.enum(REVIEW_FILTERS).default('all'),
  tag: tag.optional(),
  sort: z.enum(REVIEW_SORTS).default('useful'),
})
export const reviewPage = pageOf(review)

const mean = z.number().min(1).max(5)

export const reviewSummary = z.strictObject({
  count: z.int().min(0),
  /** To two decimals; null while there is no review. */
  means: z.strictObject({ goods: mean, logistics: mean, service: mean }).nullable(),
  /** The share of reviews whose score for the goods is 4 or 5, in whole percent, rounded half up; null without reviews. */
  goodPercent: z.int().min(0).max(100).nullable(),
  /** How many reviews gave the goods 1, 2, 3, 4 and 5. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  /** The number of reviews of each filter. */
  filters: z.strictObject(
    Object.fromEntries(REVIEW_FILTERS.map((filter) => [filter, z.int()])) as Record<
      (typeof REVIEW_FILTERS)[number],
      z.ZodInt
    >,
  ),
  /** The most frequent first. */
  tags: z.array(z.strictObject({ tag, count: z.int().min(1) })),
})

export const orderReviewsQuery = z.strictObject({ view: z.enum(VIEWS) })
export const reviewParams = z.strictObject({ id })
