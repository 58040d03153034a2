import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { productViews } from '#tables/views.ts'
import { shownProducts } from './queries/shown-products.ts'

/** Sets the last time at which a person viewed a product; false when buyers cannot see that product. */
export async function insertView(
  db: Db,
  { userId, productId, at }: { userId: string; productId: string; at: Date },
): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${productViews} (user_id, product_id, viewed_at)
    select ${userId}::uuid, shown.id, ${at.toISOString()}::timestamptz from ${shownProducts} shown where shown.id = ${productId}
    on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`)
  return result.rowCount === 1
}

/** Sets the later time of each view after `since`; products that buyers cannot see are left out. */
export async function mergeViewsOf(
  db: Db,
  userId: string,
  { views, since }: { views: ReadonlyMap<string, Date>; since: Date },
): Promise<void> {
  const rows = [...views].map(([id, at]) => sql`(${id}::uuid, ${at.toISOString()}::timestamptz)`)
  await db.execute(sql`
    insert into ${productViews} (user_id, product_id, viewed_at)
    select ${userId}::uuid, shown.id, looked.at
    from (values ${sql.join(rows, sql`, `)}) as looked (id, at) join ${shownProducts} shown on shown.id = looked.id
    where looked.at > ${since.toISOString()}::timestamptz
    order by shown.id
    on conflict (user_id, product_id) do update set viewed_at = greatest(${productViews.viewedAt}, excluded.viewed_at)`)
}

/** Deletes some views, or all of them without ids. */
export async function deleteViews(db: Db, userId: string, productIds?: readonly string[]): Promise<void> {
  const named = productIds && inArray(productViews.productId, [...productIds])
  await db.delete(productViews).where(and(eq(productViews.userId, userId), named))
}

export async function deleteOldViews(db: Db, userId: string, before: Date): Promise<void> {
  await db.delete(productViews).where(and(eq(productViews.userId, userId), lte(productViews.viewedAt, before)))
}
