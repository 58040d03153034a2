import { asc } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { categories, stages } from '#tables/catalogue.ts'

/** The tree, parents before children, and the stages in the order of the works. */
export async function listCategories(ctx: Ctx<never, Actor>) {
  return {
    categories: await ctx.db.select().from(categories).orderBy(asc(categories.position)),
    stages: await ctx.db.select().from(stages).orderBy(asc(stages.position)),
  }
}
