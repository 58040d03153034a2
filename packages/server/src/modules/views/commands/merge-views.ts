import { HISTORY_DAYS } from '@zhujia/contract/core/limits.ts'
import type { z } from 'zod'
import type { mergeViewsBody } from '@zhujia/contract/views/schemas.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { mergeViewsOf } from '../repository.ts'

/**
 * Merges the history of a device into the caller's: the later time of each product counts. Times in the future become now, as a
 * device's clock may be fast; products that are too old, unknown or banned are left out.
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
