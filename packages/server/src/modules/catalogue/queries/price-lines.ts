import { eq, inArray, sql } from 'drizzle-orm'
import type { RETURN_RULES } from '@zhujia/contract/catalogue/schemas.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { Db } from '../../../platform/db/types.ts'
import { products, skus } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import { availableSteps } from './available.ts'

/** A SKU as it can be bought now: price, stock and what its shop asks for freight and pays as commission. */
export interface PricedSku {
  skuId: string
  productId: string
  /** What the listing says now, as the order keeps it. */
  versionHash: string
  title: string
  /** One value for each spec group. */
  spec: string[]
  pictureFileId: string
  unit: SaleUnit
  /** Price of one sale step. */
  priceFen: number
  /** Sale steps that can be bought at once: not promised to anybody, and of one lot where there are lots. */
  available: number
  isOnSale: boolean
  returnRule: (typeof RETURN_RULES)[number]
  shop: {
    id: string
    name: string
    freightFen: number
    freeFreightFromFen: number | null
    commissionBp: number
  }
}

/**
 * What these SKUs cost and how much of them there is now, in one statement and in ascending id; one that does not exist
 * is missing from the answer. Takes no lock: `reserveStock` decides.
 */
export async function priceLines(ctx: { readonly db: Db }, skuIds: readonly string[]): Promise<PricedSku[]> {
  if (skuIds.length === 0) return []
  const rows = await ctx.db
    .select({
      skuId: skus.id,
      productId: products.id,
      versionHash: products.versionHash,
      title: products.title,
      spec: skus.spec,
      pictureFileId: skus.pictureFileId,
      unit: { step: products.unitStep, stepThousandths: products.unitStepThousandths, base: products.unitBase, minSteps: products.unitMinSteps },
      priceFen: skus.priceFen,
      available: availableSteps,
      isOnSale: sql<boolean>`${products.status} = 'onSale'`,
      returnRule: products.returnRule,
      shop: {
        id: shops.id,
        name: shops.name,
        freightFen: shops.freightFen,
        freeFreightFromFen: shops.freeFreightFromFen,
        commissionBp: shops.commissionBp,
      },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...new Set(skuIds)]))
    .orderBy(skus.id)
  return rows
}
