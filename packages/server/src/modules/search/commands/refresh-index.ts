import { addSeconds, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { lockUnindexed, moveClasses } from '../repository.ts'
import { INDEX_VERSION, indexProducts } from './index-products.ts'

/** Products in one transaction. */
const BATCH = 200

/**
 * The upkeep of the index: indexes products that an earlier version of the app has indexed, and moves documents between classes
 * of sales. @returns when to run again: at once while there is more to do, else in an hour
 */
export async function refreshIndex(ctx: Ctx<never, { kind: 'system' }>): Promise<Date> {
  const missing = await ctx.transaction(async (ctx) => {
    const ids = await lockUnindexed(ctx.db, { version: INDEX_VERSION, most: BATCH })
    await indexProducts(ctx, ids)
    return ids
  })
  const moved = missing.length < BATCH ? await moveClasses(ctx.db, BATCH) : 0
  return missing.length === BATCH || moved === BATCH ? ctx.clock.now() : addSeconds(ctx.clock.now(), HOUR)
}
