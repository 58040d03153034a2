import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Grade, ReviewTag } from '@zhujia/contract/reviews/states.ts'
import { timestampz, users } from './auth.ts'
import { products } from './catalogue.ts'
import { files } from './files.ts'
import { orderLines, orders } from './orders.ts'
import { shops } from './shops.ts'

/** What a buyer says about a line of their order, what they add later, and what the shop answers to each. Written once each. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    /** 1 to 5 each. */
    goods: smallint().notNull(),
    logistics: smallint().notNull(),
    service: smallint().notNull(),
    /** Follows from the score for the goods; an index needs it. */
    grade: text().$type<Grade>().notNull(),
    tags: text().array().$type<ReviewTag[]>().notNull(),
    text: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    /** Here or in the addition. */
    hasPhotos: boolean('has_photos').notNull(),
    createdAt: timestampz('created_at').notNull(),
    /** Its time, moved forward by what makes it useful: the order of lists. */
    rankedAt: timestampz('ranked_at').notNull(),
    replyText: text('reply_text'),
    repliedAt: timestampz('replied_at'),
    /** Who of the shop answered; never shown. */
    repliedBy: uuid('replied_by').references(() => users.id),
    appendText: text('append_text'),
    appendedAt: timestampz('appended_at'),
    appendReplyText: text('append_reply_text'),
    appendRepliedAt: timestampz('append_replied_at'),
    appendRepliedBy: uuid('append_replied_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('reviews_line').on(table.orderLineId),
    index('reviews_order').on(table.orderId),
    index('reviews_useful').on(table.productId, table.rankedAt, table.id),
    index('reviews_newest').on(table.productId, table.createdAt, table.id),
    index('reviews_grade').on(table.productId, table.grade, table.rankedAt, table.id),
    index('reviews_photos')
      .on(table.productId, table.rankedAt, table.id)
      .where(sql`has_photos`),
    index('reviews_appended')
      .on(table.productId, table.rankedAt, table.id)
      .where(sql`appended_at is not null`),
    index('reviews_tags').using('gin', table.tags),
    check(
      'reviews_scores',
      sql`${table.goods} between 1 and 5 and ${table.logistics} between 1 and 5 and ${table.service} between 1 and 5`,
    ),
    check(
      'reviews_grade',
      sql`${table.grade} = case when ${table.goods} >= 4 then 'good' when ${table.goods} = 3 then 'medium' else 'poor' end`,
    ),
    check('reviews_reply', sql`num_nonnulls(${table.replyText}, ${table.repliedAt}, ${table.repliedBy}) in (0, 3)`),
    check('reviews_append', sql`num_nonnulls(${table.appendText}, ${table.appendedAt}) in (0, 2)`),
    check(
      'reviews_append_reply',
      sql`num_nonnulls(${table.appendReplyText}, ${table.appendRepliedAt}, ${table.appendRepliedBy}) in (0, 3) and (${table.appendReplyText} is null or ${table.appendText} is not null)`,
    ),
  ],
)

/** The photos of a review and of its addition; an upload belongs to one of them only. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    part: text({ enum: ['review', 'append'] }).notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('review_photos_position').on(table.reviewId, table.part, table.position)],
)

/** Goods that so many buyers have rated below so many stars are not recommended (decision 086); an index needs it. */
const POOR = { belowStars: 4, fromReviews: 5 }

/** Whether goods are rated poorly, of a row of `review_summaries` by this name. */
export function isPoor(name: string): SQL {
  const count = `(${[1, 2, 3, 4, 5].map((stars) => `${name}.stars_${stars}`).join(' + ')})`
  return sql.raw(`${name}.goods_sum < ${POOR.belowStars} * ${count} and ${count} >= ${POOR.fromReviews}`)
}

/** A product's reviews in figures: sums over its rows of `reviews`, changed together with them. */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id),
    goodsSum: integer('goods_sum').notNull(),
    logisticsSum: integer('logistics_sum').notNull(),
    serviceSum: integer('service_sum').notNull(),
    /** How many gave the goods each score; together they are the count. */
    stars1: integer('stars_1').notNull(),
    stars2: integer('stars_2').notNull(),
    stars3: integer('stars_3').notNull(),
    stars4: integer('stars_4').notNull(),
    stars5: integer('stars_5').notNull(),
    withPhotos: integer('with_photos').notNull(),
    appended: integer().notNull(),
  },
  (table) => [
    index('review_summaries_poor').on(table.productId).where(isPoor('review_summaries')),
    check(
      'review_summaries_goods',
      sql`${table.goodsSum} = ${table.stars1} + 2 * ${table.stars2} + 3 * ${table.stars3} + 4 * ${table.stars4} + 5 * ${table.stars5}`,
    ),
  ],
)

/** How often each tag was given to a product. */
export const reviewTagCounts = pgTable(
  'review_tag_counts',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    tag: text().$type<ReviewTag>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.tag] }),
    check('review_tag_counts_positive', sql`${table.count} > 0`),
  ],
)
