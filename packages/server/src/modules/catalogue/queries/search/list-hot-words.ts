import { DEFAULT_LOCALE } from '@zhujia/contract/core/locales.ts'
import { count, desc, gt, inArray, sql } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { categories } from '#tables/catalogue.ts'
import { searchPeople } from '#tables/catalogue/search.ts'
import { foldText } from '#modules/catalogue/search/fold.ts'
import { HOT_DAYS, HOT_PEOPLE_MIN } from '#modules/catalogue/policy.ts'
import { loadLexicon } from './load-lexicon.ts'

const HOT_MAX = 10

/**
 * The words as the caller's language has them: those that are a category's name, in any language, become its name. Others
 * stay as they were searched for, and each is there once.
 */
async function inLanguage(ctx: Ctx<never, Actor>, words: readonly string[]): Promise<string[]> {
  if (ctx.locale === DEFAULT_LOCALE || words.length === 0) return [...words]
  const { categories: known } = await loadLexicon(ctx)
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
  return [...new Set(words.map((word) => names.get(codeOf(word) ?? '') ?? word))]
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
