import { and, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProductState } from '@zhujia/contract/catalogue/states.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import {
  attributes,
  attributeValues,
  brands,
  categories,
  categoryAttributes,
  productPictures,
  products,
  productStages,
  skus,
  stages,
} from '#tables/catalogue.ts'
import { banners } from '#tables/catalogue/banners.ts'
import { type ProductContent, productVersions } from '#tables/catalogue/versions.ts'
import { figuresAfter } from '../search/index.ts'

export type BrandRow = typeof brands.$inferInsert
export type BannerRow = typeof banners.$inferInsert
/** The columns of a product that its seller's edit changes. */
type ListingRow = Pick<
  typeof products.$inferInsert,
  | 'title'
  | 'subtitle'
  | 'brand'
  | 'category'
  | 'parameters'
  | 'description'
  | 'returnRule'
  | 'guarantees'
  | 'delivery'
  | 'madeToMeasure'
  | 'leadDays'
  | 'warrantyMonths'
  | 'warrantyText'
  | 'videoFileId'
  | 'facets'
  | 'versionHash'
>
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

export async function insertSkus(db: Db, rows: Insert<typeof skus>): Promise<void> {
  await insertRows(db, skus, rows)
}

/** A product's content, read under its lock; undefined when there is no such product. */
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

/** Stores a product's content, unless it is stored already. */
export async function insertVersion(db: Db, row: typeof productVersions.$inferInsert): Promise<void> {
  await db.insert(productVersions).values(row).onConflictDoNothing()
}

/** The same for many products; another process may do it at the same time. */
export async function insertVersions(db: Db, rows: (typeof productVersions.$inferInsert)[]): Promise<void> {
  await db.insert(productVersions).values(rows).onConflictDoNothing()
}

/** Sets the hash of their content on the products that have none yet, in one statement. */
export async function nameVersions(db: Db, versions: readonly { productId: string; hash: string }[]): Promise<void> {
  const rows = versions.map(({ productId, hash }) => sql`(${productId}::uuid, ${hash})`)
  await db.execute(sql`
    update ${products} set version_hash = stored.hash
    from (values ${sql.join(rows, sql`, `)}) as stored (id, hash) where ${products.id} = stored.id and ${products.versionHash} = ''`)
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
    row: Partial<ListingRow>
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

/** A product and by how many orders its sales change. */
export interface SoldChange {
  productId: string
  orders: number
}

/** Locks products in ascending id and adds to their sales, and then to those of their search documents; one statement. */
export async function addToSold(db: Db, changes: readonly SoldChange[]): Promise<void> {
  await writeTogether(db, {
    change: sql`
      select "productId" as id, sum(orders)::int as orders
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one ("productId" uuid, orders int) group by "productId"`,
    locked: sql`select id from ${products} where id in (select id from change) order by id for no key update`,
    counted: sql`
      update ${products} set sold_count = sold_count + change.orders from locked join change using (id) where ${products.id} = locked.id
      returning ${products.id}, ${products.shownFen}, ${products.buyableSkus} > 0 as is_buyable, ${products.soldCount}`,
    documents: figuresAfter('counted'),
  })
}
