import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { HOT_DAYS } from '../policy.ts'
import { deleteSearches } from '../repository.ts'

/** Deletes searches that no longer count for hot words. @returns when to run again: at once if a batch was full, else in an hour */
export async function forgetSearches(ctx: Ctx<never, { kind: 'system' }>): Promise<Date> {
  const now = ctx.clock.now()
  const deleted = await deleteSearches(ctx.db, { before: addSeconds(now, -HOT_DAYS * DAY), most: PRUNE_BATCH })
  return deleted === PRUNE_BATCH ? now : addSeconds(now, HOUR)
}
