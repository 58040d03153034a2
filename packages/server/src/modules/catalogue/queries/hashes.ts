import { inArray } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { products } from '#tables/catalogue.ts'

/** Under which hash each of these products' current content is stored. */
export async function hashesOf(
  ctx: Ctx<never, Actor>,
  productIds: readonly string[],
): Promise<{ productId: string; hash: string }[]> {
  return ctx.db
    .select({ productId: products.id, hash: products.versionHash })
    .from(products)
    .where(inArray(products.id, [...productIds]))
}
