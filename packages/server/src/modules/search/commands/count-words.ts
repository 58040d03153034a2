import { addSeconds, DAY } from '#platform/clock.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { conditionOf } from '../reading/tokens.ts'
import { countWords, deleteWords, lockUncounted } from '../repository.ts'

/** Words in one transaction. */
const BATCH = 200

/**
 * Counts once a day how many products each word of titles finds; one that finds none at two counts in a row is deleted. Between
 * the two a transaction that indexes a product with it has ended.
 */
export const refreshWords = inBatches((ctx) =>
  ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const locked = await lockUncounted(ctx.db, { before: addSeconds(now, -DAY), most: BATCH })
    const conditions = locked.flatMap(({ word }) => {
      const condition = conditionOf(word)
      return condition === undefined ? [] : [{ word, condition }]
    })
    const unused = new Set(await countWords(ctx.db, conditions, now))
    const gone = locked.filter(({ word, products }) => products === 0 && unused.has(word))
    await deleteWords(
      ctx.db,
      gone.map(({ word }) => word),
    )
    return locked.length === BATCH
  }),
)
