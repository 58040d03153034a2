import type { Actor, Ctx } from '#platform/context.ts'
import { hashesOf } from '#modules/catalogue/index.ts'
import { listUnversionedProducts, nameLineVersions } from '../repository.ts'

/** Products at a time. */
const BATCH = 200

/** Gives lines that were ordered before there were versions the first version of their product: it could not be edited then. */
export async function nameVersions(ctx: Ctx<never, Actor>): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    count = await ctx.transaction(async (ctx) => {
      const productIds = await listUnversionedProducts(ctx.db, BATCH)
      if (productIds.length > 0) await nameLineVersions(ctx.db, await hashesOf(ctx, productIds))
      return productIds.length
    })
  }
}
