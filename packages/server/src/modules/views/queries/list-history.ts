import { HISTORY_DAYS } from '@zhujia/contract/core/limits.ts'
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { historyQuery } from '@zhujia/contract/views/schemas.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { windowOf } from '#platform/paging.ts'
import { productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import { productViews } from '#tables/views.ts'
import { cardColumns, onPicture, onShop, SHOWN } from '#modules/catalogue/index.ts'
import type { ViewedRow } from '../present.ts'

/** The products that the caller has viewed, the latest first; the count is exact, because the list is their own. */
export async function listHistory(
  ctx: Ctx,
  query: z.output<typeof historyQuery>,
): Promise<{ rows: ViewedRow[]; count: number }> {
  const { limit, offset } = windowOf(ctx, query)
  const mine = and(
    eq(productViews.userId, ctx.actor.userId),
    gt(productViews.viewedAt, addSeconds(ctx.clock.now(), -HISTORY_DAYS * DAY)),
  )
  const shown = inArray(products.status, [...SHOWN])
  const onProduct = and(eq(products.id, productViews.productId), shown)
  const rows = await ctx.db
    .select({ ...cardColumns, status: products.status, viewedAt: productViews.viewedAt })
    .from(productViews)
    .innerJoin(products, onProduct)
    .innerJoin(shops, onShop)
    .innerJoin(productPictures, onPicture)
    .where(mine)
    .orderBy(desc(productViews.viewedAt), desc(productViews.productId))
    .limit(limit)
    .offset(offset)
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(productViews)
    .innerJoin(products, onProduct)
    .where(mine)
  return { rows, count: counted?.count ?? 0 }
}
