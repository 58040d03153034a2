import type { Actor, Ctx } from '../../../platform/context.ts'
import { addSeconds, DAY } from '../../../platform/clock.ts'
import { keyedHash } from '../../../platform/keys.ts'
import { HOT_DAYS, SEARCHES_KEPT } from '../policy.ts'
import { insertSearch } from '../search-repository.ts'
import { foldText } from '../search/fold.ts'
import { termsOf } from '../search/terms.ts'
import { loadLexicon } from '../queries/search/load-lexicon.ts'

/** Nobody is named: a signed-in person by a keyed hash of his id, anybody else by one of his address. */
function personOf({ actor, config, ip }: Ctx<never, Actor>): string {
  const who = actor.kind === 'user' ? ['user', actor.userId] : ['address', ip]
  return keyedHash(config.secret, 'searcher', who).toString('base64url')
}

/**
 * Counts that the caller searched for these words, once a person. Words that the catalogue does not use count for nothing:
 * what others are shown never holds a name or a number that somebody typed.
 */
export async function recordSearch(ctx: Ctx<never, Actor>, q: string): Promise<null> {
  const words = foldText(q)
  const terms = termsOf(words, await loadLexicon(ctx))
  if (terms.length === 0 || terms.some(({ isKnown, kind }) => !isKnown || kind === 'measure')) return null
  const at = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    await insertSearch(ctx.db, { words, person: personOf(ctx), at }, { since: addSeconds(at, -HOT_DAYS * DAY), most: SEARCHES_KEPT })
    return null
  })
}
