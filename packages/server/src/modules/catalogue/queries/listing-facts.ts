import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { brands, categories } from '#tables/catalogue.ts'
import type { ProductContent } from '#tables/catalogue/versions.ts'
import { shops } from '#tables/shops.ts'

/** What a listing shows beside what its shop has written. */
export interface ListingFacts {
  brandName: ReadonlyMap<string, string>
  /** Codes from the root down, by category. */
  categoryPath: ReadonlyMap<string, string[]>
  shop: ReadonlyMap<string, ProductContent['shop']>
}

/** The brands, categories and shops that some listings name; three statements. */
export async function readListingFacts(
  db: Db,
  listings: readonly { brand: string; category: string; shopId: string }[],
): Promise<ListingFacts> {
  const codes = (pick: (listing: (typeof listings)[number]) => string) => [...new Set(listings.map(pick))]
  const brandRows = await db
    .select({ code: brands.code, name: brands.name })
    .from(brands)
    .where(
      inArray(
        brands.code,
        codes(({ brand }) => brand),
      ),
    )
  const categoryRows = await db
    .select({ code: categories.code, path: categories.path })
    .from(categories)
    .where(
      inArray(
        categories.code,
        codes(({ category }) => category),
      ),
    )
  const shopRows = await db
    .select({
      id: shops.id,
      name: shops.name,
      province: shops.province,
      city: shops.city,
      servicePhone: shops.servicePhone,
    })
    .from(shops)
    .where(
      inArray(
        shops.id,
        codes(({ shopId }) => shopId),
      ),
    )
  return {
    brandName: new Map(brandRows.map(({ code, name }) => [code, name])),
    categoryPath: new Map(categoryRows.map(({ code, path }) => [code, path])),
    shop: new Map(shopRows.map((shop) => [shop.id, shop])),
  }
}
