import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { products } from '#tables/catalogue.ts'
import { productVersions } from '#tables/catalogue/versions.ts'

export const catalogueInvariants: Invariants = {
  'what a product says today is stored': sql`
    select ${products.id}::text as subject from ${products}
    where not exists (
      select from ${productVersions}
      where ${productVersions.productId} = ${products.id} and ${productVersions.hash} = ${products.versionHash}
    )`,
}
