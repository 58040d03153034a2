import { and, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewQuery } from '@zhujia/contract/reviews/schemas.ts'
import type { ReviewFilter } from '@zhujia/contract/reviews/states.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { COUNT_LIMIT, windowOf } from '#platform/paging.ts'
import { found } from '#platform/refusal.ts'
import { users } from '#tables/auth.ts'
import { products } from '#tables/catalogue.ts'
import { orderLines } from '#tables/orders.ts'
import { reviews, reviewSummaries, reviewTagCounts } from '#tables/reviews.ts'
import { SHOWN } from '#modules/catalogue/index.ts'
import type { ReviewRow, SummaryRow } from '../rows.ts'
import { photosOf } from './photos.ts'

type Query = z.output<typeof reviewQuery>

const isShown = (productId: string): SQL | undefined =>
  and(eq(products.id, productId), inArray(products.status, [...SHOWN]))

const FILTERS: Readonly<Record<ReviewFilter, SQL | undefined>> = {
  all: undefined,
  good: eq(reviews.grade, 'good'),
  medium: eq(reviews.grade, 'medium'),
  poor: eq(reviews.grade, 'poor'),
  photos: sql`${reviews.hasPhotos}`,
  appended: isNotNull(reviews.appendedAt),
}

/** One page of a product's reviews and their number up to the counting limit; 404 for a product that buyers cannot see. */
export async function listProductReviews(
  ctx: Ctx<never, Actor>,
  productId: string,
  query: Query,
): Promise<{ rows: ReviewRow[]; count: number }> {
  const { limit, offset } = windowOf(ctx, query)
  const [product] = await ctx.db.select({ id: products.id }).from(products).where(isShown(productId))
  found(product)
  const { filter, tag, sort } = query
  const wanted = and(eq(reviews.productId, productId), FILTERS[filter], tag && sql`${reviews.tags} @> array[${tag}]`)
  const rows = await ctx.db
    .select({ review: reviews, nickname: users.nickname, avatarFileId: users.avatarFileId, spec: orderLines.spec })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.buyerId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(wanted)
    .orderBy(desc(sort === 'useful' ? reviews.rankedAt : reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  const matches = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(reviews)
    .where(wanted)
    .limit(COUNT_LIMIT)
    .as('matches')
  const [counted] = await ctx.db.select({ count: count() }).from(matches)
  const photos = await photosOf(
    ctx,
    rows.map(({ review }) => review.id),
  )
  return { rows: rows.map((row) => ({ ...row, photos: photos.get(row.review.id) ?? [] })), count: counted?.count ?? 0 }
}

/** The sums over a product's reviews, in one statement; 404 for a product that buyers cannot see. */
export async function getSummary(ctx: Ctx<never, Actor>, productId: string): Promise<SummaryRow> {
  const [row] = await ctx.db
    .select({
      sums: reviewSummaries,
      tags: sql<SummaryRow['tags']>`coalesce((
        select jsonb_agg(jsonb_build_object('tag', given.tag, 'count', given.count) order by given.count desc, given.tag)
        from ${reviewTagCounts} given where given.product_id = ${products.id}), '[]')`,
    })
    .from(products)
    .leftJoin(reviewSummaries, eq(reviewSummaries.productId, products.id))
    .where(isShown(productId))
  return found(row)
}
