import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { uuids } from '#platform/db/uuids.ts'
import { products, skus } from '#tables/catalogue.ts'
import { freightTemplates, shops } from '#tables/shops.ts'
import { type FreightTemplate, rulesOf } from '#modules/shops/index.ts'
import { availableSteps } from '#modules/stock/index.ts'

/** A SKU as it can be bought now: price, stock, freight template and commission rate. */
export interface PricedSku {
  skuId: string
  productId: string
  /** The hash of the listing's content now, which the order stores. */
  versionHash: string
  title: string
  /** One value for each spec group. */
  spec: string[]
  pictureFileId: string
  unit: SaleUnit
  /** How it is made to measure; null for what is sold as it is. */
  madeToMeasure: MakingRule | null
  /** Price of one sale step. */
  priceFen: number
  /** Sale steps that one order can buy: not reserved, and of one lot if there are lots. */
  available: number
  isOnSale: boolean
  /** The lead time in days from payment; 0: the shop promises none. */
  leadDays: number
  returnRule: (typeof products.$inferSelect)['returnRule']
  /** The product's own freight template, or its shop's default one. */
  freight: FreightTemplate
  /** Of one sale step. */
  weightGrams: number
  volumeCm3: number
  shop: {
    id: string
    name: string
    commissionBp: number
  }
}

/** A product's freight template, or its shop's default one, which must be joined. */
export const freightTemplateId = sql<string>`coalesce(${products.freightTemplateId}, ${freightTemplates.id})`
export const isDefaultTemplate = and(eq(freightTemplates.shopId, products.shopId), freightTemplates.isDefault)

const freight = alias(freightTemplates, 'freight')

const readLines = preparedOn((db) =>
  db
    .select({
      skuId: skus.id,
      productId: products.id,
      versionHash: products.versionHash,
      title: products.title,
      spec: skus.spec,
      pictureFileId: skus.pictureFileId,
      unit: {
        step: products.unitStep,
        stepThousandths: products.unitStepThousandths,
        base: products.unitBase,
        minSteps: products.unitMinSteps,
      },
      madeToMeasure: products.madeToMeasure,
      priceFen: skus.priceFen,
      available: availableSteps,
      isOnSale: sql<boolean>`${products.status} = 'onSale'`,
      leadDays: products.leadDays,
      returnRule: products.returnRule,
      freight: {
        id: freight.id,
        name: freight.name,
        measure: freight.measure,
        rules: sql<FreightTemplate['rules']>`coalesce(${rulesOf(freight.id)}, '[]')`,
      },
      weightGrams: skus.weightGrams,
      volumeCm3: skus.volumeCm3,
      shop: { id: shops.id, name: shops.name, commissionBp: shops.commissionBp },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(freightTemplates, isDefaultTemplate)
    .innerJoin(freight, eq(freight.id, freightTemplateId))
    .where(eq(skus.id, sql`any(${uuids(sql.placeholder('skuIds'))})`))
    .orderBy(skus.id)
    .prepare(''),
)

/**
 * Price, stock and freight of these SKUs now, in one statement, in ascending id; an unknown SKU is left out. Takes no lock:
 * `reserveStock` decides.
 */
export async function priceLines({ db }: { readonly db: Db }, skuIds: readonly string[]): Promise<PricedSku[]> {
  return skuIds.length === 0 ? [] : readLines(db).execute({ skuIds })
}
