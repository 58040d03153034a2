import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import { actingAs } from '@zhujia/server/platform/make-ctx.ts'
import { pickFrom, wholeBetween, type Random } from '../seeded.ts'
import { recordSearch } from '@zhujia/server/modules/search/commands/record-search.ts'
import { insertSearches } from '@zhujia/server/modules/search/repository.ts'
import { foldText } from '@zhujia/server/modules/search/reading/fold.ts'
import { searcherOf } from '@zhujia/server/modules/search/searcher.ts'
import { SEARCHES } from './searches.data.ts'

/** Records searches of the demo accounts: each entry of the list is searched by as many of them as it says. */
export async function seedSearches(ctx: Ctx<never, Actor>, userIds: Iterable<string>): Promise<void> {
  const people = [...userIds]
  for (const [words, count] of SEARCHES) {
    for (const userId of people.slice(0, count)) {
      await recordSearch(actingAs(ctx, { actor: { kind: 'user', userId, sessionId: newId(), roles: [] } }), words)
    }
  }
}

/** How many searches a generated buyer makes at most. */
const EACH_MAX = 4
/** How many days ago a search was made at most; hot words are counted from recent searches. */
const WITHIN_DAYS = 14

/** Writes the searches of generated buyers in one statement, with the rows that the command would write. */
export async function seedSearchesInBulk(
  ctx: Ctx<never, Actor>,
  userIds: readonly string[],
  random: Random,
): Promise<void> {
  const choice = SEARCHES.flatMap(([words, weight]) => Array.from({ length: weight }, () => words))
  const now = ctx.clock.now()
  const rows = userIds.flatMap((userId) => {
    const person = searcherOf(ctx.config, { userId })
    const words = new Set(Array.from({ length: wholeBetween(random, 1, EACH_MAX) }, () => pickFrom(random, choice)))
    return [...words].map((one) => ({
      words: foldText(one),
      person,
      at: addSeconds(now, -Math.floor(random() * WITHIN_DAYS * DAY)),
    }))
  })
  await insertSearches(ctx.db, rows)
}
