import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProductState } from '@zhujia/contract/catalogue/states.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { attributes, attributeValues, banners, brands, categories, categoryAttributes, productPictures, products, productStages, productViews, skus, stages, stockMoves } from '../../tables/catalogue.ts'

export type BrandRow = typeof brands.$inferInsert
export type BannerRow = typeof banners.$inferInsert
type Insert<Table extends PgTable> = readonly Table['$inferInsert'][]

interface TaxonomyRows {
  categories: Insert<typeof categories>
  stages: Insert<typeof stages>
  brands: Insert<typeof brands>
  attributes: Insert<typeof attributes>
  attributeValues: Insert<typeof attributeValues>
  categoryAttributes: Insert<typeof categoryAttributes>
  banners: Insert<typeof banners>
}

export async function insertTaxonomy(db: Db, rows: TaxonomyRows): Promise<void> {
  await insertRows(db, categories, rows.categories)
  await insertRows(db, stages, rows.stages)
  await insertRows(db, brands, rows.brands)
  await insertRows(db, attributes, rows.attributes)
  await insertRows(db, attributeValues, rows.attributeValues)
  await insertRows(db, categoryAttributes, rows.categoryAttributes)
  await insertRows(db, banners, rows.banners)
}

export async function insertProducts(
  db: Db,
  rows: { products: Insert<typeof products>; stages: Insert<typeof productStages>; pictures: Insert<typeof productPictures> },
): Promise<void> {
  await insertRows(db, products, rows.products)
  await insertRows(db, productStages, rows.stages)
  await insertRows(db, productPictures, rows.pictures)
}

/** Inserts SKUs; what is on hand of each came in by a move. */
export async function insertSkus(db: Db, rows: Insert<typeof skus>, { at, nextId }: { at: Date; nextId: () => string }): Promise<void> {
  await insertRows(db, skus, rows)
  const received = rows.filter(({ onHand }) => onHand > 0)
  await insertRows(db, stockMoves, received.map(({ id, onHand }) => ({ id: nextId(), skuId: id, kind: 'receive' as const, quantity: onHand, at })))
}

export async function findState(db: Db, id: string): Promise<ProductState | undefined> {
  const [row] = await db.select({ status: products.status }).from(products).where(eq(products.id, id))
  return row?.status
}

/** Sets the last time that somebody looked at a product; false when buyers cannot see that product. */
export async function insertView(db: Db, { userId, productId, at }: { userId: string; productId: string; at: Date }): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${productViews} (user_id, product_id, viewed_at)
    select ${userId}::uuid, id, ${at.toISOString()}::timestamptz from ${products} where id = ${productId} and status in ('onSale', 'offSale')
    on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`)
  return result.rowCount === 1
}

export async function forgetViews(db: Db, userId: string, before: Date): Promise<void> {
  await db.delete(productViews).where(and(eq(productViews.userId, userId), lte(productViews.viewedAt, before)))
}
