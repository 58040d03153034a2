import { asc } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { banners } from '#tables/catalogue/banners.ts'

const BANNERS_MAX = 10

/** The banners of the home page, in order. */
export async function listBanners(ctx: Ctx<never, Actor>): Promise<(typeof banners.$inferSelect)[]> {
  return ctx.db.select().from(banners).orderBy(asc(banners.position)).limit(BANNERS_MAX)
}
