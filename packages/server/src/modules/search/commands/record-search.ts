import type { Actor, Ctx } from '#platform/context.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import { HOT_DAYS, SEARCHES_STORED } from '../policy.ts'
import { insertSearch } from '../repository.ts'
import { foldText } from '../reading/fold.ts'
import { termsOf } from '../reading/terms.ts'
import { loadLexicon } from '../queries/load-lexicon.ts'
import { searcherOf } from '../searcher.ts'

/**
 * Counts that the caller searched for these words, once for each person. Words that the catalogue does not use are not counted,
 * so that hot words never show a name or a number that a person typed.
 */
export async function recordSearch(ctx: Ctx<never, Actor>, q: string): Promise<null> {
  const words = foldText(q)
  const lexicon = await loadLexicon(ctx)
  const terms = termsOf(words, lexicon, ctx.locale)
  // A number may be a phone; one that is a word of the field (五孔) is not.
  if (
    terms.length === 0 ||
    terms.some(({ asked, isKnown, kind }) => !isKnown || (kind === 'measure' && !lexicon.knows(asked)))
  )
    return null
  const { actor, config, ip } = ctx
  const person = searcherOf(config, actor.kind === 'user' ? { userId: actor.userId } : { ip })
  const at = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    await insertSearch(ctx.db, { words, person, at }, { since: addSeconds(at, -HOT_DAYS * DAY), most: SEARCHES_STORED })
    return null
  })
}
