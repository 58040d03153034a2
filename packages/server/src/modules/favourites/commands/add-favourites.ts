import type { z } from 'zod'
import { FAVOURITES_MAX, type favouritesBody } from '@zhujia/contract/favourites/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { waitTurn } from '#platform/db/turn.ts'
import { notFound } from '#platform/refusal.ts'
import { countKnown } from '../queries.ts'
import { countKept, insertProducts, insertShops } from '../repository.ts'

/** Keeps products or shops for the caller, all of them or, when buyers cannot see one, none. What is kept stays as it is. */
export async function addFavourites(
  ctx: Ctx<'FAVOURITES_FULL'>,
  { kind, ids: named }: z.output<typeof favouritesBody>,
): Promise<void> {
  const ids = [...new Set(named)]
  const { userId } = ctx.actor
  await ctx.transaction(async (ctx) => {
    if ((await countKnown(ctx, kind, ids)) < ids.length) notFound()
    await waitTurn(ctx.db, `favourites ${userId}`)
    const insert = kind === 'product' ? insertProducts : insertShops
    await insert(ctx.db, { userId, ids, at: ctx.clock.now() })
    if ((await countKept(ctx.db, kind, userId)) > FAVOURITES_MAX) ctx.refuse('FAVOURITES_FULL')
  })
}
