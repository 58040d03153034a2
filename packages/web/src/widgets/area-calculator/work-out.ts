import {
  AREA_CM2_MAX,
  type CalculatorKind,
  floorCm2,
  LAYING_LOSS_PERCENT,
  type LayingPattern,
  type Quantity,
  quantityFor,
  SIDE_CM_MAX,
  stepCm2Of,
  wallsCm2,
} from '@zhujia/contract/catalogue/quantity.ts'
import type { Calculator, Pack } from '@zhujia/contract/catalogue/schemas.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'

/** The product whose quantity is calculated. */
export interface Measured {
  calculator: Calculator
  pack: Pack
  minSteps: number
}

/** The SKU whose quantity is calculated. */
export interface MeasuredGoods extends Omit<Measured, 'minSteps'> {
  unit: SaleUnit
  /** Of one sale step. */
  priceFen: Fen
  available: number
  hasLots: boolean
}

/** The values of the form: numbers as they were typed, in metres and ㎡. */
export interface Measures {
  mode: 'area' | 'room'
  surface: 'floor' | 'walls'
  area: string
  length: string
  width: string
  height: string
  openings: string
  lossPercent: number
}

/** Tiles and boards are cut by their laying pattern; everything else has one loss. */
const LAID: readonly CalculatorKind[] = ['tile', 'wallTile', 'floor']
const ON_WALLS: readonly CalculatorKind[] = ['wallTile', 'wallpaper', 'paint', 'board']

export const isLaid = ({ kind }: Calculator): boolean => LAID.includes(kind)

/** The first values: the maker's loss and the usual surface of such goods. */
export const firstMeasures = ({ kind, lossPercent }: Calculator): Measures => ({
  mode: 'area',
  surface: ON_WALLS.includes(kind) ? 'walls' : 'floor',
  area: '',
  length: '',
  width: '',
  height: '',
  openings: '',
  lossPercent,
})

/** The laying patterns with their loss, and the maker's own loss where it equals none of them. */
export function lossesOf({ lossPercent }: Calculator): { laying: LayingPattern | 'maker'; percent: number }[] {
  const losses = (Object.keys(LAYING_LOSS_PERCENT) as LayingPattern[]).map((laying) => ({
    laying,
    percent: LAYING_LOSS_PERCENT[laying],
  }))
  return losses.some(({ percent }) => percent === lossPercent)
    ? losses
    : [...losses, { laying: 'maker', percent: lossPercent }]
}

const NUMBER = /^\d{1,6}([.,]\d{0,2})?$/

/** Hundredths of what was typed: `3.6` is 360. Exact, since the digits are read as text; undefined when it is no such number. */
export function hundredthsOf(text: string): number | undefined {
  const typed = text.trim()
  if (!NUMBER.test(typed)) return undefined
  const [whole = '', part = ''] = typed.split(/[.,]/)
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** A length in cm, from metres. */
const sideOf = (text: string): number | undefined => {
  const cm = hundredthsOf(text)
  return cm !== undefined && cm > 0 && cm <= SIDE_CM_MAX ? cm : undefined
}

/** A hundredth of a ㎡ is 100 cm². */
const areaOf = (text: string): number | undefined => {
  const hundredths = hundredthsOf(text)
  return hundredths === undefined ? undefined : hundredths * 100
}

/** The entered area in cm²; undefined while something is missing or out of range. */
export function areaCm2Of(measures: Measures): number | undefined {
  const area = measures.mode === 'area' ? areaOf(measures.area) : roomCm2Of(measures)
  return area !== undefined && area > 0 && area <= AREA_CM2_MAX ? area : undefined
}

function roomCm2Of(measures: Measures): number | undefined {
  const [lengthCm, widthCm] = [sideOf(measures.length), sideOf(measures.width)]
  if (lengthCm === undefined || widthCm === undefined) return undefined
  if (measures.surface === 'floor') return floorCm2({ lengthCm, widthCm })
  const heightCm = sideOf(measures.height)
  const openingsCm2 = measures.openings.trim() === '' ? 0 : areaOf(measures.openings)
  if (heightCm === undefined || openingsCm2 === undefined) return undefined
  return wallsCm2({ lengthCm, widthCm, heightCm, openingsCm2 })
}

/** `tooMuch` when it is more than one line of an order can hold. */
export function workOut(measures: Measures, { pack, minSteps }: Measured): Quantity | 'tooMuch' | undefined {
  const areaCm2 = areaCm2Of(measures)
  const stepCm2 = stepCm2Of(pack)
  if (areaCm2 === undefined || stepCm2 === undefined) return undefined
  return quantityFor({ areaCm2, lossPercent: measures.lossPercent, stepCm2, minSteps }) ?? 'tooMuch'
}
