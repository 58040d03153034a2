import type { z } from 'zod'
import type { mergeViewsBody } from '@zhujia/contract/views/schemas.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { HISTORY_DAYS } from '../policy.ts'
import { mergeViewsOf } from '../repository.ts'

/**
 * Takes over what a device remembers: of each product the later time. A device's clock may run ahead, so nothing is
 * later than now; what is too old, unknown or banned is left out.
 */
export async function mergeViews(ctx: Ctx, views: z.output<typeof mergeViewsBody>['views']): Promise<null> {
  const now = ctx.clock.now()
  const latest = new Map<string, Date>()
  for (const { productId, viewedAt } of views) {
    const at = new Date(Math.min(Date.parse(viewedAt), now.getTime()))
    const known = latest.get(productId)
    if (!known || known < at) latest.set(productId, at)
  }
  await mergeViewsOf(ctx.db, ctx.actor.userId, { views: latest, since: addSeconds(now, -HISTORY_DAYS * DAY) })
  return null
}
