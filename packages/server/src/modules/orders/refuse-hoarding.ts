import type { Ctx } from '#platform/context.ts'
import { findHoarded } from './queries/find-hoarded.ts'
import type { Quote } from './quote.ts'

/**
 * Refuses lines with which the caller would hold more of the stock unpaid than one person may. The confirm page asks
 * before anything is reserved; placing asks again under the locks of its reservation, where it counts.
 */
export async function refuseHoarding(
  ctx: Ctx<'HOLD_LIMIT'>,
  { shops }: Pick<Quote, 'shops'>,
  { isReserved }: { isReserved: boolean },
): Promise<void> {
  const lines = shops.flatMap((shop) => shop.lines)
  const over = await findHoarded(ctx.db, {
    buyerId: ctx.actor.userId,
    lines: lines.map(({ sku, quantity }) => ({ skuId: sku.skuId, quantity, minSteps: sku.unit.minSteps })),
    isReserved,
    sharePercent: ctx.config.unpaidSharePercent,
  })
  if (over.length === 0) return
  const titleOf = (skuId: string): string => lines.find(({ sku }) => sku.skuId === skuId)?.sku.title ?? ''
  ctx.refuse('HOLD_LIMIT', { skus: over.map((one) => ({ ...one, title: titleOf(one.skuId) })) })
}
