import { count, desc, gt, sql } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { searchPeople } from '#tables/catalogue/search.ts'
import { HOT_DAYS, HOT_PEOPLE_MIN } from '#modules/catalogue/policy.ts'

const HOT_MAX = 10

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
  return rows.map(({ words }) => words)
}
