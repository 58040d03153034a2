import { addSeconds, DAY } from '#platform/clock.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { HOT_DAYS } from '../policy.ts'
import { deleteSearches } from '../repository.ts'

/** Deletes searches that no longer count for hot words. */
export const forgetSearches = inBatches(async (ctx) => {
  const before = addSeconds(ctx.clock.now(), -HOT_DAYS * DAY)
  return (await deleteSearches(ctx.db, { before, most: PRUNE_BATCH })) === PRUNE_BATCH
})
