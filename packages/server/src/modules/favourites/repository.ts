import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FAVOURITE_KINDS } from '@zhujia/contract/favourites/schemas.ts'
import { waitTurn } from '#platform/db/turn.ts'
import type { Db } from '#platform/db/types.ts'
import { favouriteProducts, favouriteShops } from '#tables/favourites.ts'
import { pricesNow } from './queries.ts'

interface NewFavourites {
  userId: string
  ids: readonly string[]
  at: Date
}

/** Allows one addition at a time to somebody's favourites, because their number is a rule over all of them. */
export const lockFavourites = (db: Db, userId: string): Promise<void> => waitTurn(db, `favourites ${userId}`)

/** Saves products with today's price; those saved before do not change. */
export async function insertProducts(db: Db, { userId, ids, at }: NewFavourites): Promise<void> {
  await db.execute(sql`
    insert into ${favouriteProducts} (user_id, product_id, added_from_fen, added_at)
    select ${userId}::uuid, id, from_fen, ${at.toISOString()}::timestamptz from (${pricesNow(ids)}) priced
    on conflict do nothing`)
}

export async function insertShops(db: Db, { userId, ids, at }: NewFavourites): Promise<void> {
  await db
    .insert(favouriteShops)
    .values(ids.map((shopId) => ({ userId, shopId, addedAt: at })))
    .onConflictDoNothing()
}

export async function deleteProducts(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.userId, userId), inArray(favouriteProducts.productId, [...ids])))
}

export async function deleteShops(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(favouriteShops)
    .where(and(eq(favouriteShops.userId, userId), inArray(favouriteShops.shopId, [...ids])))
}

/** All favourites that somebody has of a kind, banned products too: the limit is on rows. */
export async function countFavourites(db: Db, kind: (typeof FAVOURITE_KINDS)[number], userId: string): Promise<number> {
  if (kind === 'product') return db.$count(favouriteProducts, eq(favouriteProducts.userId, userId))
  return db.$count(favouriteShops, eq(favouriteShops.userId, userId))
}
