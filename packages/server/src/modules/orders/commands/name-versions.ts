import type { Actor, Ctx } from '#platform/context.ts'
import { hashesOf } from '#modules/catalogue/index.ts'
import { listUnversionedProducts, nameLineVersions } from '../repository.ts'

/** Products at a time. */
const BATCH = 200

/** Lines that were ordered before versions were kept get what their product says since: nothing could be edited then. */
export async function nameVersions(ctx: Ctx<never, Actor>): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    count = await ctx.transaction(async (ctx) => {
      const productIds = await listUnversionedProducts(ctx.db, BATCH)
      if (productIds.length > 0) await nameLineVersions(ctx.db, await hashesOf(ctx, productIds))
      return productIds.length
    })
  }
}
