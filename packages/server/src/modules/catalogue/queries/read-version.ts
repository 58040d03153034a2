import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { ProductState } from '@zhujia/contract/catalogue/states.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { products, skus } from '#tables/catalogue.ts'
import { type ProductContent, productVersions } from '#tables/catalogue/versions.ts'
import { facetsOf, hashOf } from '../listing.ts'
import { SHOWN } from '../policy.ts'
import { type Labels, readLabels } from './labels.ts'

interface Wanted {
  productId: string
  hash: string
  /** The SKU whose price of today is read too. */
  skuId: string
}

export interface StoredVersion {
  content: ProductContent
  /** Whether the stored content still has the hash under which it is stored. */
  isIntact: boolean
  /** Undefined for a product that buyers can no longer see. */
  today: { content: ProductContent; isOnSale: boolean; priceFen: number | null } | undefined
  /** Names for the codes of both. */
  labels: Labels
}

/** The content of a product under a hash, and its content today; three statements. */
export async function readVersion(ctx: Ctx<never, Actor>, { productId, hash, skuId }: Wanted): Promise<StoredVersion> {
  const rows = await ctx.db
    .select({
      hash: productVersions.hash,
      content: productVersions.content,
      today: products.versionHash,
      status: sql<ProductState>`${products.status}`,
    })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(
      and(
        eq(productVersions.productId, productId),
        or(eq(productVersions.hash, hash), eq(productVersions.hash, products.versionHash)),
      ),
    )
  const was = rows.find((row) => row.hash === hash)
  const now = rows.find((row) => row.hash === row.today)
  if (!was || !now) throw new Error(`product ${productId} has lost a version`)
  const [sku] = await ctx.db
    .select({ priceFen: skus.priceFen })
    .from(skus)
    .where(and(eq(skus.id, skuId), inArray(skus.productId, [productId])))
  const contents = [was.content, now.content]
  const labels = await readLabels(ctx.db, {
    productId,
    facets: contents.flatMap(({ brand, attributes }) => facetsOf({ brand: brand.code, attributes })),
    path: contents.flatMap(({ categoryPath }) => categoryPath),
    options: contents.flatMap(({ specGroups }) => specGroups.map(({ name }) => name)),
  })
  const today = SHOWN.includes(now.status)
    ? { content: now.content, isOnSale: now.status === 'onSale', priceFen: sku?.priceFen ?? null }
    : undefined
  return { content: was.content, isIntact: hashOf(was.content) === hash, today, labels }
}
