import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { files } from '#tables/files.ts'
import { products } from '#tables/catalogue.ts'
import { productVersions } from '#tables/catalogue/versions.ts'

export const catalogueInvariants: Invariants = {
  'a video of a product is not up for removal': sql`
    select p.id::text as subject from ${products} p join ${files} f on f.id = p.video_file_id where f.loose_since is not null`,
  'what a product says today is stored': sql`
    select ${products.id}::text as subject from ${products}
    where not exists (
      select from ${productVersions}
      where ${productVersions.productId} = ${products.id} and ${productVersions.hash} = ${products.versionHash}
    )`,
}
