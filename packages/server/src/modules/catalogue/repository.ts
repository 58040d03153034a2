import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProductState } from '@zhujia/contract/catalogue/states.ts'
import type { Db } from '../../platform/db/types.ts'
import { newId } from '../../platform/ids.ts'
import { attributes, attributeValues, brands, categories, categoryAttributes, productPictures, products, productStages, productViews, skus, stages, stockMoves } from '../../tables/catalogue.ts'

export type BrandRow = typeof brands.$inferInsert
type Insert<Table extends PgTable> = readonly Table['$inferInsert'][]

/** Inserts rows in one statement; none for no rows, which SQL cannot say. */
async function insertAll<Table extends PgTable>(db: Db, table: Table, rows: Insert<Table>): Promise<void> {
  if (rows.length > 0) await db.insert(table).values([...rows])
}

interface TaxonomyRows {
  categories: Insert<typeof categories>
  stages: Insert<typeof stages>
  brands: Insert<typeof brands>
  attributes: Insert<typeof attributes>
  attributeValues: Insert<typeof attributeValues>
  categoryAttributes: Insert<typeof categoryAttributes>
}

export async function insertTaxonomy(db: Db, rows: TaxonomyRows): Promise<void> {
  await insertAll(db, categories, rows.categories)
  await insertAll(db, stages, rows.stages)
  await insertAll(db, brands, rows.brands)
  await insertAll(db, attributes, rows.attributes)
  await insertAll(db, attributeValues, rows.attributeValues)
  await insertAll(db, categoryAttributes, rows.categoryAttributes)
}

export async function insertProducts(
  db: Db,
  rows: { products: Insert<typeof products>; stages: Insert<typeof productStages>; pictures: Insert<typeof productPictures> },
): Promise<void> {
  await insertAll(db, products, rows.products)
  await insertAll(db, productStages, rows.stages)
  await insertAll(db, productPictures, rows.pictures)
}

/** Inserts SKUs; what is on hand of each came in by a move. */
export async function insertSkus(db: Db, rows: Insert<typeof skus>, at: Date): Promise<void> {
  await insertAll(db, skus, rows)
  const received = rows.filter(({ onHand }) => onHand > 0)
  await insertAll(db, stockMoves, received.map(({ id, onHand }) => ({ id: newId(), skuId: id, kind: 'receive' as const, quantity: onHand, at })))
}

/** Brings the price span of products up to date with their SKUs. Whoever changes a price calls it in the same transaction, and indexes the products after it. */
export async function spanPrices(db: Db, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${products} set from_fen = span.low, to_fen = span.high
    from (
      select product_id, min(price_fen) as low, max(price_fen) as high from ${skus}
      where product_id in (${sql.join(productIds.map((id) => sql`${id}::uuid`), sql`, `)})
      group by product_id
    ) span
    where ${products.id} = span.product_id`)
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
