import { and, eq, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import { getSnapshot as getSnapshotEndpoint } from '@zhujia/contract/orders/endpoints.ts'
import type { snapshot } from '@zhujia/contract/orders/snapshot.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { readVersion } from '#modules/catalogue/index.ts'
import { memberWith } from '#modules/organisations/index.ts'
import { presentSnapshot } from '../present-snapshot.ts'

/** The listing as it was when a line was bought: for its buyer, those of its shop who may read orders, and its overseers. */
export async function getSnapshot(ctx: Ctx, id: string, lineId: string): Promise<z.output<typeof snapshot>> {
  const { userId, roles } = ctx.actor
  const ofMyShop = roles.includes('merchant') ? inArray(orders.shopId, memberWith(userId, 'order.read')) : undefined
  const isOverseer = getSnapshotEndpoint.overseers.some((role) => roles.includes(role))
  const mine = isOverseer ? undefined : or(eq(orders.buyerId, userId), ofMyShop)
  const [row] = await ctx.db
    .select({ order: { id: orders.id, number: orders.number, placedAt: orders.placedAt }, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, id), eq(orderLines.id, lineId), mine))
  const { order, line } = found(row)
  const stored = await readVersion(ctx, { productId: line.productId, hash: line.versionHash, skuId: line.skuId })
  return presentSnapshot({ order, line, stored }, ctx.locale)
}
