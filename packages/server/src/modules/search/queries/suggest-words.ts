import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { foldText } from '../reading/fold.ts'
import type { Entry } from '../reading/lexicon.ts'
import { suggestionsFor, type Known } from '../reading/suggest.ts'
import { namesIn } from '../reading/vocabulary/vocabulary.ts'
import { LANGUAGES } from '../reading/vocabulary/words.ts'
import { loadLexicon } from './load-lexicon.ts'

const ENTRIES: Readonly<Partial<Record<Locale, readonly Known[]>>> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    [...new Set(namesIn(language))].map((text): Known => ({
      kind: 'field',
      code: '',
      text,
      folded: foldText(text),
      letters: '',
      initials: '',
    })),
  ]),
)

/** The field's words of a language; Chinese ones are among the lexicon's own. */
const ownWords = (locale: Locale): readonly Known[] => ENTRIES[locale] ?? []

/** What the beginning of a word may become. */
export async function suggestWords(ctx: Ctx<never, Actor>, q: string): Promise<Entry[]> {
  return suggestionsFor(foldText(q), [...(await loadLexicon(ctx)).entries, ...ownWords(ctx.locale)])
}
