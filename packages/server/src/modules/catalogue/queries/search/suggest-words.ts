import type { Actor, Ctx } from '#platform/context.ts'
import { foldText } from '#modules/catalogue/search/fold.ts'
import type { Entry } from '#modules/catalogue/search/lexicon.ts'
import { suggestionsFor } from '#modules/catalogue/search/suggest.ts'
import { loadLexicon } from './load-lexicon.ts'

/** What the beginning of a word may become. */
export async function suggestWords(ctx: Ctx<never, Actor>, q: string): Promise<Entry[]> {
  return suggestionsFor(foldText(q), (await loadLexicon(ctx)).entries)
}
