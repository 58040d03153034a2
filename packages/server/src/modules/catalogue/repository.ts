import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProductState } from '@zhujia/contract/catalogue/states.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import {
  attributes,
  attributeValues,
  brands,
  categories,
  categoryAttributes,
  productPictures,
  products,
  productStages,
  productViews,
  skus,
  stages,
} from '#tables/catalogue.ts'
import { banners } from '#tables/catalogue/banners.ts'
import { skuLots, stockMoves } from '#tables/catalogue/stock.ts'
import { type ProductContent, productVersions } from '#tables/catalogue/versions.ts'

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
  rows: {
    products: Insert<typeof products>
    versions: Insert<typeof productVersions>
    stages: Insert<typeof productStages>
    pictures: Insert<typeof productPictures>
  },
): Promise<void> {
  await insertRows(db, products, rows.products)
  await insertRows(db, productVersions, rows.versions)
  await insertRows(db, productStages, rows.stages)
  await insertRows(db, productPictures, rows.pictures)
}

/** Inserts SKUs with their lots; what is on hand of each came in by a move. */
export async function insertSkus(
  db: Db,
  rows: { skus: Insert<typeof skus>; lots: Insert<typeof skuLots> },
  { at, nextId }: { at: Date; nextId: () => string },
): Promise<void> {
  await insertRows(db, skus, rows.skus)
  await insertRows(db, skuLots, rows.lots)
  const byLot = new Set(rows.lots.map(({ skuId }) => skuId))
  const whole = rows.skus
    .filter(({ id }) => !byLot.has(id))
    .map(({ id, onHand }) => ({ skuId: id, lotId: null, onHand }))
  const lots = rows.lots.map(({ id, skuId, onHand }) => ({ skuId, lotId: id, onHand }))
  const received = [...whole, ...lots].filter(({ onHand }) => onHand > 0)
  await insertRows(
    db,
    stockMoves,
    received.map(({ onHand, ...of }) => ({ id: nextId(), ...of, kind: 'receive' as const, quantity: onHand, at })),
  )
}

/** What a product says today, under its lock; undefined when there is no such product. */
export async function lockContent(db: Db, id: string): Promise<ProductContent | undefined> {
  await db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update')
  const [row] = await db
    .select({ content: productVersions.content })
    .from(products)
    .innerJoin(
      productVersions,
      and(eq(productVersions.productId, products.id), eq(productVersions.hash, products.versionHash)),
    )
    .where(eq(products.id, id))
  return row?.content
}

/** Keeps what a product says; what it has said before is there already. */
export async function insertVersion(db: Db, row: typeof productVersions.$inferInsert): Promise<void> {
  await db.insert(productVersions).values(row).onConflictDoNothing()
}

/** The same for many; another process may be at it too. */
export async function insertVersions(db: Db, rows: (typeof productVersions.$inferInsert)[]): Promise<void> {
  await db.insert(productVersions).values(rows).onConflictDoNothing()
}

/** Says under which hash what each product says is kept, of those that do not know yet; in one statement. */
export async function nameVersions(db: Db, versions: readonly { productId: string; hash: string }[]): Promise<void> {
  const rows = versions.map(({ productId, hash }) => sql`(${productId}::uuid, ${hash})`)
  await db.execute(sql`
    update ${products} set version_hash = kept.hash
    from (values ${sql.join(rows, sql`, `)}) as kept (id, hash) where ${products.id} = kept.id and ${products.versionHash} = ''`)
}

/** Changes a product's row, its stages and its gallery where they are given. */
export async function changeProduct(
  db: Db,
  id: string,
  {
    row,
    stages: stageCodes,
    gallery,
  }: {
    row: Partial<typeof products.$inferInsert>
    stages: readonly string[] | undefined
    gallery: readonly string[] | undefined
  },
): Promise<void> {
  await db.update(products).set(row).where(eq(products.id, id))
  if (stageCodes) {
    await db.delete(productStages).where(eq(productStages.productId, id))
    await insertRows(
      db,
      productStages,
      stageCodes.map((stage) => ({ productId: id, stage })),
    )
  }
  if (gallery) {
    await db.delete(productPictures).where(eq(productPictures.productId, id))
    await insertRows(
      db,
      productPictures,
      gallery.map((fileId, position) => ({ productId: id, position, fileId })),
    )
  }
}

/** Sets prices of a sale step, in one statement. */
export async function writePrices(db: Db, prices: readonly { skuId: string; priceFen: number }[]): Promise<void> {
  const rows = prices.map(({ skuId, priceFen }) => sql`(${skuId}::uuid, ${priceFen}::bigint)`)
  await db.execute(sql`
    update ${skus} set price_fen = wanted.price_fen
    from (values ${sql.join(rows, sql`, `)}) as wanted (id, price_fen) where ${skus.id} = wanted.id`)
}

export async function findState(db: Db, id: string): Promise<ProductState | undefined> {
  const [row] = await db.select({ status: products.status }).from(products).where(eq(products.id, id))
  return row?.status
}

/** Sets the last time that somebody looked at a product; false when buyers cannot see that product. */
export async function insertView(
  db: Db,
  { userId, productId, at }: { userId: string; productId: string; at: Date },
): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${productViews} (user_id, product_id, viewed_at)
    select ${userId}::uuid, id, ${at.toISOString()}::timestamptz from ${products} where id = ${productId} and status in ('onSale', 'offSale')
    on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`)
  return result.rowCount === 1
}

/** Sets the later time of each look that is newer than `since`; products that buyers cannot see are left out. */
export async function mergeViewsOf(
  db: Db,
  userId: string,
  { views, since }: { views: ReadonlyMap<string, Date>; since: Date },
): Promise<void> {
  const rows = [...views].map(([id, at]) => sql`(${id}::uuid, ${at.toISOString()}::timestamptz)`)
  await db.execute(sql`
    insert into ${productViews} (user_id, product_id, viewed_at)
    select ${userId}::uuid, ${products.id}, looked.at
    from (values ${sql.join(rows, sql`, `)}) as looked (id, at) join ${products} on ${products.id} = looked.id
    where ${products.status} in ('onSale', 'offSale') and looked.at > ${since.toISOString()}::timestamptz
    order by ${products.id}
    on conflict (user_id, product_id) do update set viewed_at = greatest(${productViews.viewedAt}, excluded.viewed_at)`)
}

/** Forgets some looks, or without ids all of them. */
export async function deleteViews(db: Db, userId: string, productIds?: readonly string[]): Promise<void> {
  const named = productIds && inArray(productViews.productId, [...productIds])
  await db.delete(productViews).where(and(eq(productViews.userId, userId), named))
}

export async function deleteOldViews(db: Db, userId: string, before: Date): Promise<void> {
  await db.delete(productViews).where(and(eq(productViews.userId, userId), lte(productViews.viewedAt, before)))
}
