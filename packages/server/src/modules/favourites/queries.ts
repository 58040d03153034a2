import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  FAVOURITE_KINDS,
  favouriteCounts,
  favouriteMarks,
  favouritesQuery,
} from '@zhujia/contract/favourites/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { windowOf } from '#platform/paging.ts'
import { found } from '#platform/refusal.ts'
import { cartLines } from '#tables/cart.ts'
import { productPictures, products, skus } from '#tables/catalogue.ts'
import { favouriteProducts, favouriteShops } from '#tables/favourites.ts'
import { shops } from '#tables/shops.ts'
import { cardColumns, onPicture, onShop, SHOWN } from '../catalogue/index.ts'
import type { FavouriteProduct, FavouriteShop } from './rows.ts'

type Query = z.output<typeof favouritesQuery>

const shown = inArray(products.status, [...SHOWN])
const onProduct = and(eq(products.id, favouriteProducts.productId), shown)

/** The products with these ids and what each costs today, to be saved with it. */
export const pricesNow = (ids: readonly string[]): SQL =>
  sql`select ${products.id}, ${products.fromFen} from ${products} where ${inArray(products.id, ids)}`

/** What is banned is not in the list, and comes back with its day when the ban is lifted. A person's own list is counted exactly. */
export async function listProducts(ctx: Ctx, query: Query): Promise<{ rows: FavouriteProduct[]; total: number }> {
  const { limit, offset } = windowOf(ctx, query)
  const rows = await ctx.db
    .select({
      ...cardColumns,
      status: products.status,
      addedAt: favouriteProducts.addedAt,
      addedFromFen: favouriteProducts.addedFromFen,
    })
    .from(favouriteProducts)
    .innerJoin(products, onProduct)
    .innerJoin(shops, onShop)
    .innerJoin(productPictures, onPicture)
    .where(eq(favouriteProducts.userId, ctx.actor.userId))
    .orderBy(desc(favouriteProducts.addedAt), desc(favouriteProducts.productId))
    .limit(limit)
    .offset(offset)
  return { rows, total: (await countFavourites(ctx)).product }
}

export async function listShops(ctx: Ctx, query: Query): Promise<{ rows: FavouriteShop[]; total: number }> {
  const { limit, offset } = windowOf(ctx, query)
  const rows = await ctx.db
    .select({
      id: shops.id,
      name: shops.name,
      slogan: shops.slogan,
      logoFileId: shops.logoFileId,
      city: shops.city,
      productCount: sql<number>`(select count(*)::int from ${products} listed where listed.shop_id = ${shops.id} and listed.status = 'onSale')`,
      addedAt: favouriteShops.addedAt,
    })
    .from(favouriteShops)
    .innerJoin(shops, eq(shops.id, favouriteShops.shopId))
    .where(eq(favouriteShops.userId, ctx.actor.userId))
    .orderBy(desc(favouriteShops.addedAt), desc(favouriteShops.shopId))
    .limit(limit)
    .offset(offset)
  return { rows, total: (await countFavourites(ctx)).shop }
}

/** How many of each kind the lists hold; one statement. */
export async function countFavourites(ctx: Ctx): Promise<z.output<typeof favouriteCounts>> {
  const { userId } = ctx.actor
  const [row] = await ctx.db
    .select({
      product: count(),
      shop: sql<number>`(select count(*)::int from ${favouriteShops} saved where saved.user_id = ${userId})`,
    })
    .from(favouriteProducts)
    .innerJoin(products, onProduct)
    .where(eq(favouriteProducts.userId, userId))
  return row ?? { product: 0, shop: 0 }
}

/** Whether the caller has saved a product, and its shop; 404 for a product that buyers cannot see. One statement. */
export async function getMarks(ctx: Ctx, productId: string): Promise<z.output<typeof favouriteMarks>> {
  const { userId } = ctx.actor
  // Of one table drizzle writes columns without their table, which a subquery would take for its own.
  const [row] = await ctx.db
    .select({
      product: sql<boolean>`exists (select from ${favouriteProducts} saved where saved.user_id = ${userId} and saved.product_id = products.id)`,
      shop: sql<boolean>`exists (select from ${favouriteShops} saved where saved.user_id = ${userId} and saved.shop_id = products.shop_id)`,
    })
    .from(products)
    .where(and(eq(products.id, productId), shown))
  return found(row)
}

/** Whether the caller has saved a shop; 404 for an unknown one. One statement. */
export async function getShopMark(ctx: Ctx, shopId: string): Promise<{ shop: boolean }> {
  const [row] = await ctx.db
    .select({
      shop: sql<boolean>`exists (select from ${favouriteShops} saved where saved.user_id = ${ctx.actor.userId} and saved.shop_id = shops.id)`,
    })
    .from(shops)
    .where(eq(shops.id, shopId))
  return found(row)
}

/** How many of these products or shops there are for buyers. */
export async function countKnown(
  ctx: Ctx,
  kind: (typeof FAVOURITE_KINDS)[number],
  ids: readonly string[],
): Promise<number> {
  if (kind === 'product') return ctx.db.$count(products, and(inArray(products.id, [...ids]), shown))
  return ctx.db.$count(shops, inArray(shops.id, [...ids]))
}

/** The products of lines of the caller's cart, without lines that do not exist or are another person's. */
export async function listCartLines(
  ctx: Ctx,
  lineIds: readonly string[],
): Promise<{ lineId: string; productId: string; isShown: boolean }[]> {
  return ctx.db
    .select({ lineId: cartLines.id, productId: skus.productId, isShown: sql<boolean>`${shown}` })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(cartLines.id, [...lineIds]), eq(cartLines.userId, ctx.actor.userId)))
}

/** The product and the shop of SKUs, by their codes. For the demo world. */
export async function listBySku(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, { productId: string; shopId: string }>> {
  const rows = await db
    .select({ code: skus.code, productId: products.id, shopId: products.shopId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.code, [...codes]))
  return new Map(rows.map(({ code, ...ids }) => [code, ids]))
}

/** What the SKUs of a product cost. For the demo world. */
export async function listPrices(db: Db, productId: string): Promise<{ skuId: string; priceFen: number }[]> {
  return db.select({ skuId: skus.id, priceFen: skus.priceFen }).from(skus).where(eq(skus.productId, productId))
}
