import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { orderReviews, orderReviewsQuery } from '@zhujia/contract/reviews/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { users } from '#tables/auth.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { reviews } from '#tables/reviews.ts'
import { memberships } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { awaitsReview, visible } from '#modules/orders/index.ts'
import type { Viewer } from '../policy.ts'
import { presentOrder } from '../present.ts'
import { photosOf } from './photos.ts'

type View = z.output<typeof orderReviewsQuery>['view']

/** The lines of one order with their reviews; three statements. */
export async function listOrderReviews(ctx: Ctx, orderId: string, view: View): Promise<z.output<typeof orderReviews>> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        shopId: orders.shopId,
        reviewDueAt: orders.reviewDueAt,
        awaitsReview: awaitsReview(now),
      },
      shopName: shops.name,
      buyer: { nickname: users.nickname },
      isOwner: memberships.isOwner,
      permissions: memberships.permissions,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(users, eq(users.id, orders.buyerId))
    .leftJoin(memberships, and(eq(memberships.organisationId, orders.shopId), eq(memberships.userId, ctx.actor.userId)))
    .where(and(eq(orders.id, orderId), visible(ctx, view)))
  const { order, shopName, buyer, isOwner, permissions } = found(row)
  const viewer: Viewer =
    view === 'buyer'
      ? { part: 'buyer' }
      : { part: 'seller', mayReply: isOwner === true || (permissions ?? []).includes('review.reply') }
  return presentOrder({ order, shopName, buyer, lines: await linesOf(ctx, orderId), now }, viewer)
}

async function linesOf(ctx: Ctx, orderId: string) {
  const rows = await ctx.db
    .select({
      line: {
        lineId: orderLines.id,
        skuId: orderLines.skuId,
        productId: orderLines.productId,
        title: orderLines.title,
        spec: orderLines.spec,
        measures: orderLines.measures,
        pictureFileId: orderLines.pictureFileId,
        isDelivered: sql<boolean>`${orderLines.shippedQuantity} > 0`,
      },
      review: reviews,
      nickname: users.nickname,
      avatarFileId: users.avatarFileId,
    })
    .from(orderLines)
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .leftJoin(users, eq(users.id, reviews.buyerId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const photos = await photosOf(
    ctx,
    rows.flatMap(({ review }) => review?.id ?? []),
  )
  return rows.map(({ line, review, nickname, avatarFileId }) => ({
    ...line,
    review: review && {
      review,
      nickname: nickname ?? '',
      avatarFileId,
      spec: line.spec,
      photos: photos.get(review.id) ?? [],
    },
  }))
}
