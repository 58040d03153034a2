import type { z } from 'zod'
import type { freightHint } from '@zhujia/contract/shops/freight.ts'
import type { LocalName, products, skus } from '#tables/catalogue.ts'

type Product = typeof products.$inferSelect

export type UnitRow = Pick<Product, 'unitStep' | 'unitStepThousandths' | 'unitBase' | 'unitMinSteps'>

/** What a product's card shows. */
export interface CardRow
  extends
    UnitRow,
    Pick<
      Product,
      | 'id'
      | 'title'
      | 'subtitle'
      | 'fromFen'
      | 'toFen'
      | 'shownUnit'
      | 'shownFen'
      | 'shownToFen'
      | 'buyableSkus'
      | 'soldCount'
    > {
  pictureFileId: string
  shopId: string
  shopName: string
  /** Null: nobody has reviewed it. */
  rating: { hundredths: number; count: number } | null
}

/** `isRelated`: it is not of the category that the words name, or only of the same kind (decision 077). */
export type FoundRow = CardRow & { isRelated?: boolean }

/** A code with its name in every language. */
export interface Label {
  code: string
  names: LocalName
}

/** A SKU with what can be bought of it at once. */
export type SkuRow = Pick<
  typeof skus.$inferSelect,
  | 'id'
  | 'code'
  | 'spec'
  | 'priceFen'
  | 'pictureFileId'
  | 'pieces'
  | 'areaCm2'
  | 'coverageCm2'
  | 'coverageBasis'
  | 'weightGrams'
  | 'volumeCm3'
> & { available: number }

/** Everything that a product's page shows. */
export interface ProductRows {
  product: Product
  brand: string
  shop: { id: string; name: string; slogan: string; logoFileId: string; city: string; phone: string; hours: string }
  freight: z.output<typeof freightHint>
  /** How many products the shop has on sale. */
  shopProducts: number
  /** File ids in their order. */
  gallery: string[]
  skus: SkuRow[]
  categoryPath: Label[]
  stages: Label[]
  attributes: (Label & { values: Label[] })[]
  /** Attributes whose Chinese name an option of the product has. */
  options: Label[]
}
