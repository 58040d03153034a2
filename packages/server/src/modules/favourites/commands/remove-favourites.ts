import type { z } from 'zod'
import type { favouritesBody } from '@zhujia/contract/favourites/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { deleteProducts, deleteShops } from '../repository.ts'

/** Removes products or shops from the caller's favourites; one that is not there is ignored. */
export async function removeFavourites(ctx: Ctx, { kind, ids }: z.output<typeof favouritesBody>): Promise<void> {
  const remove = kind === 'product' ? deleteProducts : deleteShops
  await remove(ctx.db, ctx.actor.userId, ids)
}
