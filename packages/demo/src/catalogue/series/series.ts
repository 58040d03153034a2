import type { HueKey, PictureSubject } from '../pictures/subjects.ts'
import type { Pack, ProductData, SaleUnit } from '../types.ts'

/** One value of the first spec group: what it costs at the series' own level, and what a sale step of it holds. */
export type Option = readonly [value: string, fen: number, pack: Pack]

/** One value of the second spec group; some cost a few per cent more. */
export type Look = readonly [name: string, hue: HueKey, surchargePercent?: number]

/**
 * A maker's product in the series: who sells it (`brand`, or `brand@shop` where it is not the brand's own shop), the
 * line's name, a fact for the title, a fact for the subtitle, the price in per cent of the series' level, and what
 * differs from the series in its parameters, colours and comparable attributes.
 */
export type Line = readonly [
  seller: string,
  name: string,
  tag: string,
  hook: string,
  level: number,
  own?: Readonly<Record<string, string>> | undefined,
  looks?: readonly Look[] | undefined,
  attributes?: Readonly<Record<string, readonly string[]>>,
]

/** How goods of a kind are counted, priced, delivered and taken back. */
export interface Sale extends Pick<ProductData, 'returnRule' | 'guarantees' | 'delivery'> {
  readonly unit: SaleUnit
  /** What the price of an option is for: a whole unit, one piece of a box, a ㎡ of a box, a metre of a length. */
  readonly per: 'unit' | 'piece' | 'sqm' | 'metre'
}

/** A product line as makers list it: the same goods, made by several, each with its own name, facts and price. */
export interface Series extends Pick<
  ProductData,
  'code' | 'category' | 'stages' | 'parameters' | 'calculator' | 'madeToMeasure'
> {
  readonly leadDays?: number
  readonly subject: PictureSubject
  /** Lines whose goods look different, by the line's name. */
  readonly drawn?: Readonly<Record<string, PictureSubject>>
  /** What it is, after brand and line in the title. */
  readonly noun: string
  /** Its main parameter, as titles name it. */
  readonly spec: string
  /** Ends the subtitle, after the line's own fact. May name parameters in braces. */
  readonly sub: string
  readonly sale: Sale
  readonly options: readonly [group: string, values: readonly Option[]]
  readonly looks: readonly [group: string, values: readonly Look[]]
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** Chapters of the description; a parameter in braces is replaced by what this product says of it. */
  readonly text: readonly (readonly [heading: string, text: string])[]
  readonly warranty: readonly [months: number, text: string]
  readonly lines: readonly Line[]
}
