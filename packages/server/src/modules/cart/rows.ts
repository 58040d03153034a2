import type { Calculator } from '@zhujia/contract/catalogue/schemas.ts'
import type { MakingRule, Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { PackColumns } from '../catalogue/index.ts'

/** A line with what the catalogue says of its SKU now. */
export interface CartRow {
  id: string
  skuId: string
  productId: string
  title: string
  spec: string[]
  measures: Measures | null
  madeToMeasure: MakingRule | null
  pictureFileId: string
  unit: SaleUnit
  quantity: number
  priceFen: number
  addedPriceFen: number
  available: number
  pack: PackColumns
  calculator: Calculator | null
  hasLots: boolean
  isSelected: boolean
  isOnSale: boolean
  shopId: string
  shopName: string
  freightTemplateId: string
  weightGrams: number
  volumeCm3: number
  /** Of the caller's default address. */
  to: { district: string; districtCode: string } | null
}

/** A SKU to be added, with the quantity in the cart in the same measures. */
export interface Offer {
  productId: string
  title: string
  unit: SaleUnit
  madeToMeasure: MakingRule | null
  /** Of one unit, as are weight and volume. */
  priceFen: number
  weightGrams: number
  volumeCm3: number
  available: number
  isOnSale: boolean
  lineId: string | null
  inCart: number
  /** How many lines the cart has. */
  lines: number
}
