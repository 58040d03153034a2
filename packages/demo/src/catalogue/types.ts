import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { HueKey, LogoKey, PictureLook, PictureSubject, PictureView } from './pictures/subjects.ts'

export type Locale = 'zh-Hans' | 'zh-Hant' | 'en' | 'fr' | 'es'
export type LocalName = Readonly<Record<Locale, string>>

/** A node of the three-level tree; leaves are those that are nobody's parent. */
export interface CategoryData {
  readonly code: string
  readonly parent: string | null
  readonly names: LocalName
  readonly picture: PictureSubject
  readonly hue?: HueKey
}

/** A phase of the works (拆改 … 软装), the second way into the catalogue. */
export interface StageData {
  readonly code: string
  readonly names: LocalName
  readonly hint: LocalName
}

/** A fact by which goods are compared and filtered, with every value it can have. */
export interface AttributeData {
  readonly code: string
  readonly names: LocalName
  readonly values: readonly { readonly code: string; readonly names: LocalName }[]
}

export interface BrandData {
  readonly code: string
  readonly name: string
  readonly latin: string
  readonly origin: string
  readonly story: string
}

export interface ShopData {
  readonly code: string
  readonly name: string
  readonly slogan: string
  readonly logo: LogoKey
  readonly province: string
  readonly city: string
  readonly district: string
  /** GB/T 2260 county code. */
  readonly districtCode: string
  readonly address: string
  readonly description: string
  readonly servicePhone: string
  readonly serviceHours: string
  /** First-level category codes. */
  readonly mainCategories: readonly string[]
  readonly brands: readonly string[]
}

export type UnitCode =
  | 'piece'
  | 'box'
  | 'sqm'
  | 'roll'
  | 'bucket'
  | 'bag'
  | 'metre'
  | 'set'
  | 'root'
  | 'sheet'
  | 'tube'
  | 'item'

export interface UnitData {
  readonly code: UnitCode
  readonly names: LocalName
}

/**
 * How a product is counted. Quantity is an integer number of sale steps; a step
 * is `stepThousandths / 1000` of the step unit (1000 = one box, 100 = 0.1 m).
 * `base` is the unit in which buyers compare prices (㎡ for tiles sold by the box).
 */
export interface SaleUnit {
  readonly step: UnitCode
  readonly stepThousandths: number
  readonly base: UnitCode
  readonly minSteps: number
}

/** What one sale step holds. All integers: mm, cm², ml, grams, cm³. */
export interface Pack {
  readonly pieces: number
  /** Length, width, thickness of one piece in tenths of a millimetre. */
  readonly pieceTenthMm?: readonly [number, number, number]
  readonly areaCm2?: number
  readonly lengthMm?: number
  readonly contentMl?: number
  readonly contentGrams?: number
  /** Area that a step covers when worked as `basis` says. */
  readonly coverage?: { readonly areaCm2: number; readonly basis: string }
  readonly weightGrams: number
  readonly volumeCm3: number
}

export interface SpecGroup {
  readonly name: string
  readonly values: readonly string[]
}

export interface SkuData {
  readonly code: string
  /** One value per spec group, in the groups' order. */
  readonly spec: readonly string[]
  /** Price of one sale step. */
  readonly priceFen: number
  /** On hand, in sale steps. */
  readonly stock: number
  readonly look: PictureLook
  readonly pack: Pack
}

type ReturnRuleCode = 'seven-days' | 'seven-days-unopened' | 'whole-pack-only' | 'custom-no-return' | 'cut-no-return'
type GuaranteeCode = 'breakage' | 'same-batch' | 'upstairs' | 'invoice' | 'genuine' | 'leftover'
export type CalculatorKind = 'tile' | 'wallTile' | 'floor' | 'wallpaper' | 'paint' | 'powder' | 'board'

export interface ProductData {
  readonly code: string
  readonly shop: string
  readonly category: string
  readonly brand: string
  readonly stages: readonly string[]
  readonly title: string
  /** What the maker calls the series, as it stands in the title. */
  readonly series?: string
  readonly subtitle: string
  readonly subject: PictureSubject
  readonly gallery: readonly PictureLook[]
  readonly unit: SaleUnit
  readonly specGroups: readonly SpecGroup[]
  readonly skus: readonly SkuData[]
  /** Codes of values by the code of their attribute. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>
  readonly parameters: readonly (readonly [name: string, value: string])[]
  readonly description: readonly Paragraph[]
  readonly returnRule: ReturnRuleCode
  readonly warranty: { readonly months: number; readonly text: string }
  readonly guarantees: readonly GuaranteeCode[]
  /** `large` goes by truck with floor and carry-up fees, `express` by parcel. */
  readonly delivery: 'express' | 'large'
  readonly calculator?: { readonly kind: CalculatorKind; readonly lossPercent: number }
  /** How it is made to measure: the price is then of its ㎡, metre or piece, and the stock is the pieces that the workshop takes on. */
  readonly madeToMeasure?: MakingRule
  /** In how many days from payment it is promised to leave. */
  readonly leadDays: number
  /** Larger is older; no two alike, so that "newest first" has one answer. */
  readonly listedDaysAgo: number
}

export interface Paragraph {
  readonly heading: string
  readonly text: string
}

/** One line of a SKU matrix as written in the data files. */
export type SkuRow = readonly [spec: readonly string[], priceFen: number, stock: number, hue: HueKey, pack?: Pack]

/** A product as written in the data files; `defineProduct` completes it. */
export interface ProductDraft extends Omit<ProductData, 'gallery' | 'skus' | 'description' | 'leadDays'> {
  readonly leadDays?: number
  readonly seed: number
  readonly views: readonly PictureView[]
  readonly pack: Pack
  readonly rows: readonly SkuRow[]
  readonly text: readonly (readonly [heading: string, text: string])[]
}
