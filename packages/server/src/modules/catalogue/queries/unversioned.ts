import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { productPictures, products, skus } from '#tables/catalogue.ts'
import { attributesOf, type Listing } from '../listing.ts'
import { presentPack, presentUnit } from '../present.ts'

/** The first products that have no version, with their listings; three statements. */
export async function listUnversioned(db: Db, most: number): Promise<(Listing & { id: string })[]> {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.versionHash, ''))
    .orderBy(asc(products.id))
    .limit(most)
  const ids = rows.map(({ id }) => id)
  const pictures = Map.groupBy(
    await db
      .select()
      .from(productPictures)
      .where(inArray(productPictures.productId, ids))
      .orderBy(asc(productPictures.position)),
    ({ productId }) => productId,
  )
  const bySku = Map.groupBy(
    await db.select().from(skus).where(inArray(skus.productId, ids)).orderBy(asc(skus.position)),
    ({ productId }) => productId,
  )
  return rows.map((row) => ({
    id: row.id,
    shopId: row.shopId,
    brand: row.brand,
    category: row.category,
    title: row.title,
    subtitle: row.subtitle,
    video: row.videoFileId,
    unit: presentUnit(row),
    specGroups: row.specGroups,
    attributes: attributesOf(row.facets),
    parameters: row.parameters,
    description: row.description,
    returnRule: row.returnRule,
    guarantees: row.guarantees,
    warranty: { months: row.warrantyMonths, text: row.warrantyText },
    delivery: row.delivery,
    leadDays: row.leadDays,
    madeToMeasure: row.madeToMeasure,
    gallery: (pictures.get(row.id) ?? []).map(({ fileId }) => fileId),
    skus: (bySku.get(row.id) ?? []).map((sku) => ({
      code: sku.code,
      spec: sku.spec,
      pictureFileId: sku.pictureFileId,
      pack: presentPack(sku),
    })),
  }))
}
