import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { HOT_DAYS } from '../policy.ts'
import { forgetSearches, listUnindexed, moveClasses } from '../search-repository.ts'
import { INDEX_VERSION, indexProducts } from './index-products.ts'

/** So much fits well into one transaction. */
const BATCH = 200

/**
 * The index's upkeep: indexes what an earlier version of the app has left, moves documents between classes of sales, and
 * forgets old searches. @returns when to come again: at once while there is more to do, else in an hour
 */
export async function keepIndex(ctx: Ctx<never, { kind: 'system' }>): Promise<Date> {
  const missing = await listUnindexed(ctx.db, { version: INDEX_VERSION, most: BATCH })
  await indexProducts(ctx, missing)
  const moved = missing.length < BATCH ? await moveClasses(ctx.db, BATCH) : 0
  await forgetSearches(ctx.db, addSeconds(ctx.clock.now(), -HOT_DAYS * DAY))
  return missing.length === BATCH || moved === BATCH ? ctx.clock.now() : addSeconds(ctx.clock.now(), HOUR)
}
