import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { skus } from '#tables/catalogue.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { reviews } from '#tables/reviews.ts'

/** The caller's oldest received line of a SKU, by its code, that has no review yet. For the demo world. */
export async function findReceivedLine(
  ctx: Ctx,
  skuCode: string,
): Promise<{ orderId: string; lineId: string; dueAt: Date | null } | undefined> {
  const [row] = await ctx.db
    .select({ orderId: orders.id, lineId: orderLines.id, dueAt: orders.reviewDueAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(
      and(
        eq(orders.buyerId, ctx.actor.userId),
        eq(orders.status, 'received'),
        eq(skus.code, skuCode),
        isNull(reviews.id),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(1)
  return row
}
