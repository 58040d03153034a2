import type { z } from 'zod'
import type { favouritesBody } from '@zhujia/contract/favourites/schemas.ts'
import { FAVOURITES_MAX } from '@zhujia/contract/core/limits.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { countKnown } from '../queries.ts'
import { countFavourites, insertProducts, insertShops, lockFavourites } from '../repository.ts'

/** Saves products or shops for the caller: all of them, or none when buyers cannot see one. What was saved before does not change. */
export async function addFavourites(
  ctx: Ctx<'FAVOURITES_FULL'>,
  { kind, ids: named }: z.output<typeof favouritesBody>,
): Promise<void> {
  const ids = [...new Set(named)]
  const { userId } = ctx.actor
  await ctx.transaction(async (ctx) => {
    if ((await countKnown(ctx, kind, ids)) < ids.length) notFound()
    await lockFavourites(ctx.db, userId)
    const insert = kind === 'product' ? insertProducts : insertShops
    await insert(ctx.db, { userId, ids, at: ctx.clock.now() })
    if ((await countFavourites(ctx.db, kind, userId)) > FAVOURITES_MAX) ctx.refuse('FAVOURITES_FULL')
  })
}
