import { inBatches } from '#platform/timers/in-batches.ts'
import { lockUnindexed, moveClasses } from '../repository.ts'
import { INDEX_VERSION, indexProducts } from './index-products.ts'

/** Products in one transaction. */
const BATCH = 200

/** Indexes products that an earlier version of the app has indexed, or none. */
export const refreshIndex = inBatches((ctx) =>
  ctx.transaction(async (ctx) => {
    const ids = await lockUnindexed(ctx.db, { version: INDEX_VERSION, most: BATCH })
    await indexProducts(ctx, ids)
    return ids.length === BATCH
  }),
)

/** Moves documents between classes of sales. Apart from indexing: it reads all of the best products, and when that takes too long only this fails. */
export const refreshClasses = inBatches(async (ctx) => (await moveClasses(ctx.db, BATCH)) === BATCH)
