import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { reviewPhotos, reviews } from '#tables/reviews.ts'
import { memberWith } from '#modules/organisations/index.ts'

/** A line of one of the caller's own orders, with whether it has a review; undefined when it is not there or not theirs. */
export async function findOwnLine(ctx: Ctx, orderId: string, lineId: string) {
  const [row] = await ctx.db
    .select({
      productId: orderLines.productId,
      shopId: orders.shopId,
      isDelivered: sql<boolean>`${orderLines.shippedQuantity} > 0`,
      reviewId: reviews.id,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.buyerId, ctx.actor.userId),
        isNull(orders.hiddenAt),
        eq(orderLines.id, lineId),
      ),
    )
  return row
}

const photos = sql<number>`(select count(*)::int from ${reviewPhotos} photo where photo.review_id = reviews.id)`

/** A review that the caller wrote, with how many photos it has. */
export async function findOwnReview(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ review: reviews, photos })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.buyerId, ctx.actor.userId)))
  return row
}

/** A review of a shop for which the caller may answer. */
export async function findShopReview(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ orderId: reviews.orderId, appendText: reviews.appendText })
    .from(reviews)
    .where(and(eq(reviews.id, id), inArray(reviews.shopId, memberWith(ctx.actor.userId, 'review.reply'))))
  return row
}
