import { buyableSteps } from '@zhujia/contract/catalogue/sale.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { findHoarded } from './queries/find-hoarded.ts'
import type { Quote } from './quote.ts'

type Line = Quote['shops'][number]['lines'][number]

/** How much is asked of each SKU: lines of several measures hold the same stock. */
const askedOf = (lines: readonly Line[]): { skuId: string; quantity: number; minSteps: number }[] =>
  [...Map.groupBy(lines, ({ sku }) => sku.skuId)].map(([skuId, own]) => ({
    skuId,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    minSteps: own[0]?.sku.unit.minSteps ?? 1,
  }))

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
    lines: askedOf(lines),
    isReserved,
    sharePercent: ctx.config.unpaidSharePercent,
    since: addSeconds(ctx.clock.now(), -DAY),
  })
  if (over.length === 0) return
  const skus = over.map(({ skuId, available }) => {
    const line = lines.find(({ sku }) => sku.skuId === skuId)
    const { title, unit } = expectRow(line, `line of SKU ${skuId}`).sku
    return { skuId, title, available: buyableSteps(available, unit) }
  })
  ctx.refuse('HOLD_LIMIT', { skus })
}
