import { DEFAULT_LOCALE, type Locale } from '@zhujia/contract/core/locales.ts'
import { count, desc, gt, inArray, sql } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { categories } from '#tables/catalogue.ts'
import { searchPeople } from '#tables/search.ts'
import { foldText } from '../reading/fold.ts'
import type { Lexicon } from '../reading/lexicon.ts'
import { termsOf } from '../reading/terms.ts'
import { plainNameFor } from '../reading/vocabulary/vocabulary.ts'
import { HOT_DAYS, HOT_PEOPLE_MIN } from '../policy.ts'
import { loadLexicon } from './load-lexicon.ts'

const HOT_MAX = 10

/**
 * What was searched for in another language as the field says it in Chinese, where one word says all of it. Words are kept
 * folded; they are shown as people write them: 五孔插座, not 5孔插座.
 */
function inChinese(words: string, lexicon: Lexicon): string {
  const terms = termsOf(words, lexicon, DEFAULT_LOCALE)
  const [means] = terms.length === 1 ? (terms[0]?.means ?? []) : []
  if (means !== undefined) return lexicon.written(means)
  const whole = lexicon.written(words)
  return whole === words ? terms.reduce((text, { asked }) => text.replace(asked, lexicon.written(asked)), words) : whole
}

/** As a heading is written; Chinese has no capitals, and a word that is partly Chinese stays as it is. */
const asHeading = (words: string, locale: Locale): string =>
  /\p{Script=Han}/u.test(words) ? words : words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)

/**
 * The words as the caller's language has them: those that are a category's name, in any language, become its name, others
 * what the field calls them. Those without a word of that language stay as they were searched for, and each is there once.
 */
async function inLanguage(ctx: Ctx<never, Actor>, searched: readonly string[]): Promise<string[]> {
  if (searched.length === 0) return []
  const lexicon = await loadLexicon(ctx)
  const words = [...new Set(searched.map((word) => inChinese(word, lexicon)))]
  if (ctx.locale === DEFAULT_LOCALE) return words
  const { categories: known } = lexicon
  const codeOf = (word: string): string | undefined => {
    const [code, second] = known.called(foldText(word))
    return second === undefined ? code : undefined
  }
  const codes = words.flatMap((word) => codeOf(word) ?? [])
  const rows = await ctx.db
    .select({ code: categories.code, names: categories.names })
    .from(categories)
    .where(inArray(categories.code, codes))
  const names = new Map(rows.map(({ code, names: all }) => [code, all[ctx.locale]]))
  return [
    ...new Set(
      words
        .map((word) => names.get(codeOf(word) ?? '') ?? plainNameFor(foldText(word), ctx.locale) ?? word)
        .map((word) => asHeading(word, ctx.locale)),
    ),
  ]
}

/** What most people searched for lately; never what only a few did, which could be private. */
export async function listHotWords(ctx: Ctx<never, Actor>): Promise<string[]> {
  const rows = await ctx.db
    .select({ words: searchPeople.words })
    .from(searchPeople)
    .where(gt(searchPeople.at, addSeconds(ctx.clock.now(), -HOT_DAYS * DAY)))
    .groupBy(searchPeople.words)
    .having(sql`count(*) >= ${HOT_PEOPLE_MIN}`)
    .orderBy(desc(count()), searchPeople.words)
    .limit(HOT_MAX)
  return inLanguage(
    ctx,
    rows.map(({ words }) => words),
  )
}
