import { divideUp } from './quantity.ts'
import type { SaleUnit, Unit } from './units.ts'

/** The sizes that a product may have, in whole millimetres. */
export const SIZES = ['width', 'height', 'length', 'depth'] as const
export type Size = (typeof SIZES)[number]

/** The options of goods made to measure, with all values. The names are in the locales. */
export const MAKING_OPTIONS = {
  /** The side of what the rule's `handing` names. */
  side: ['left', 'right'],
  opening: ['inward', 'outward', 'tilt'],
  edge: ['straight', 'polished', 'bevelled', 'rounded', 'waterfall'],
} as const
export type MakingOption = keyof typeof MAKING_OPTIONS
export const OPTION_NAMES = ['side', 'opening', 'edge'] as const satisfies MakingOption[]
export type OptionValue = (typeof MAKING_OPTIONS)[MakingOption][number]
export const OPTION_VALUES: readonly OptionValue[] = OPTION_NAMES.flatMap((name) => MAKING_OPTIONS[name])
export type MeasureField = Size | MakingOption
export const MEASURE_FIELDS = [...SIZES, ...OPTION_NAMES] as const

/** The measures of one piece: sizes in mm and options, as its product requires. */
export type Measures = { [Name in Size]?: number | undefined } & {
  [Name in MakingOption]?: (typeof MAKING_OPTIONS)[Name][number] | undefined
}

/** What the sizes are of: the opening in the wall, from which the shop takes what fitting needs, or the finished piece. */
export const MEASURED = ['opening', 'piece'] as const
/**
 * What is on the left or right side, and from where it is seen. It has a meaning for every SKU of the product: hinges only where all are
 * hinged (`screenInside` names the handle of those that slide, `chainInside` the motor of those without a chain).
 */
export const HANDINGS = [
  'hingesOutside',
  'hingesInside',
  'hingesFront',
  'screenInside',
  'leafInside',
  'leafOutside',
  'chainInside',
] as const

/** The largest size of any rule, 20 m. */
export const SIZE_MM_MAX = 20_000
/** The largest number that may be typed, so that a size above the limit is refused as too large and not as invalid. */
const TYPED_MM_MAX = 99_999

/** A size of a rule, with its surcharge for oversize. */
export interface SizeRule {
  size: Size
  minMm: number
  maxMm: number
  /** Valid sizes are the minimum plus whole steps. */
  stepMm: number
  /** A surcharge for each piece and each begun step above a size. */
  oversize?: { aboveMm: number; stepMm: number; fen: number } | undefined
}

/** An option of a rule; a value may have a surcharge, by the piece or by the charged ㎡ or metre. */
export interface OptionRule {
  option: MakingOption
  values: { value: OptionValue; extraFen: number; per: 'piece' | 'unit' }[]
}

/**
 * What is charged: the area of the first two sizes, the first size, or the piece. Areas and lengths are rounded up to whole steps;
 * less than the minimum is charged as the minimum.
 */
export type Charge =
  | { by: 'area'; stepCm2: number; leastCm2: number }
  | { by: 'length'; stepMm: number; leastMm: number }
  | { by: 'piece' }

/** How a product is made to measure: its sizes and options, and how the price of a piece follows from the price of its unit. */
export interface MakingRule {
  sizes: SizeRule[]
  options: OptionRule[]
  charge: Charge
  /** Left out by rules from before; then the listing's own text says it. */
  measured?: (typeof MEASURED)[number] | undefined
  /** Likewise; of rules with the option `side`. */
  handing?: (typeof HANDINGS)[number] | undefined
  /** The unit of its pieces. */
  piece: Unit
}

export const MEASURE_FAULTS = ['missing', 'notAsked', 'tooSmall', 'tooLarge', 'offStep', 'unknown'] as const
export interface MeasureFault {
  field: MeasureField
  fault: (typeof MEASURE_FAULTS)[number]
}

function sizeFault({ minMm, maxMm, stepMm }: SizeRule, mm: number | undefined): MeasureFault['fault'] | undefined {
  if (mm === undefined) return 'missing'
  if (mm < minMm) return 'tooSmall'
  if (mm > maxMm) return 'tooLarge'
  return (mm - minMm) % stepMm === 0 ? undefined : 'offStep'
}

function optionFault({ values }: OptionRule, value: string | undefined): MeasureFault['fault'] | undefined {
  if (value === undefined) return 'missing'
  return values.some((one) => one.value === value) ? undefined : 'unknown'
}

/** What is wrong with the measures of a piece, by field; empty when they are valid. Null: not made to measure, or no measures. */
export function measureFaults(rule: MakingRule | null, measures: Measures | null): MeasureFault[] {
  const given = measures ?? {}
  const fields = MEASURE_FIELDS.filter((field) => given[field] !== undefined)
  if (rule === null) return measures === null ? [] : [{ field: fields[0] ?? 'width', fault: 'notAsked' }]
  const asked = new Map<MeasureField, MeasureFault['fault'] | undefined>([
    ...rule.sizes.map((one) => [one.size, sizeFault(one, given[one.size])] as const),
    ...rule.options.map((one) => [one.option, optionFault(one, given[one.option])] as const),
  ])
  return MEASURE_FIELDS.flatMap((field) => {
    const fault = asked.has(field) ? asked.get(field) : fields.includes(field) ? 'notAsked' : undefined
    return fault === undefined ? [] : [{ field, fault }]
  })
}

const upTo = (step: number, amount: number): number => divideUp(amount, step) * step
/** Rounded half up; neither is negative. */
const share = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n))

const CM2_IN_SQM = 10_000
const MM_IN_METRE = 1000

/** The size of a piece in units, as fractions `part / of` ㎡ or metres: as charged, and the real one (for the weight). */
export interface Extent {
  charged: number
  real: number
  of: number
}

/** The size of a piece in units. The measures must fit the rule. */
export function extentOf({ charge, sizes }: MakingRule, measures: Measures): Extent {
  const [first = 0, second = 0] = sizes.map(({ size }) => measures[size] ?? 0)
  switch (charge.by) {
    case 'area': {
      const cm2 = divideUp(first * second, 100)
      return { charged: Math.max(charge.leastCm2, upTo(charge.stepCm2, cm2)), real: cm2, of: CM2_IN_SQM }
    }
    case 'length':
      return { charged: Math.max(charge.leastMm, upTo(charge.stepMm, first)), real: first, of: MM_IN_METRE }
    case 'piece':
      return { charged: 1, real: 1, of: 1 }
  }
}

/** The surcharge on a piece for one of its sizes, in fen. */
export function oversizeFen({ size, oversize }: SizeRule, measures: Measures): number {
  if (!oversize) return 0
  return divideUp(Math.max(0, (measures[size] ?? 0) - oversize.aboveMm), oversize.stepMm) * oversize.fen
}

/** The values of the options that measures choose. */
export const chosenIn = ({ options }: MakingRule, measures: Measures): OptionRule['values'] =>
  options.flatMap(({ option, values }) => values.filter(({ value }) => value === measures[option]))

/**
 * The price of one piece in whole fen, from the price of its ㎡, metre or piece. The measures must fit the rule. It never falls
 * when a size grows, and is never below the price of the charged minimum.
 */
export function pieceFen(rule: MakingRule, unitFen: number, measures: Measures): number {
  const { charged, of } = extentOf(rule, measures)
  const extras = chosenIn(rule, measures)
  const byUnit = extras.reduce((sum, { per, extraFen }) => sum + (per === 'unit' ? extraFen : 0), unitFen)
  const byPiece = extras.reduce((sum, { per, extraFen }) => sum + (per === 'piece' ? extraFen : 0), 0)
  const oversize = rule.sizes.reduce((sum, size) => sum + oversizeFen(size, measures), 0)
  return Math.max(1, share(byUnit, charged, of)) + byPiece + oversize
}

/** The fields on which unit, price and weight of a SKU depend. */
export interface Sold {
  unit: SaleUnit
  priceFen: number
  weightGrams: number
  volumeCm3: number
}

/** The unit in which pieces of a product are counted. */
export const pieceUnit = ({ piece }: MakingRule, { minSteps }: SaleUnit): SaleUnit => ({
  step: piece,
  stepThousandths: 1000,
  base: piece,
  minSteps,
})

/**
 * Unit, price, weight and volume of a line: as in the listing, or for goods made to measure those of one piece in these measures.
 * Cart, quote, order and every preview use this function.
 */
export function soldAs(sku: Sold & { madeToMeasure: MakingRule | null }, measures: Measures | null): Sold {
  const { unit, priceFen, weightGrams, volumeCm3, madeToMeasure: rule } = sku
  if (rule === null || measures === null) return { unit, priceFen, weightGrams, volumeCm3 }
  const { real, of } = extentOf(rule, measures)
  return {
    unit: pieceUnit(rule, unit),
    priceFen: pieceFen(rule, priceFen, measures),
    weightGrams: Math.max(1, share(weightGrams, real, of)),
    volumeCm3: Math.max(1, share(volumeCm3, real, of)),
  }
}

/** Measures as one text, the same for equal ones: `width:900,height:2100,side:left`. Empty for none. */
export const measuresText = (measures: Measures | null): string =>
  MEASURE_FIELDS.flatMap((field) => {
    const value = measures?.[field]
    return value === undefined ? [] : [`${field}:${value}`]
  }).join()

/** Parses such a text; unknown parts are left out. Null when nothing is left. */
export function measuresIn(text: string | undefined): Measures | null {
  const given = new Map(
    (text ?? '').split(',').map((part): [string, string] => [part.split(':')[0] ?? '', part.split(':')[1] ?? '']),
  )
  const sizes = SIZES.flatMap((size) => {
    const mm = Number(given.get(size))
    return Number.isInteger(mm) && mm > 0 && mm <= TYPED_MM_MAX ? [[size, mm] as const] : []
  })
  const options = OPTION_NAMES.flatMap((option) => {
    const value = MAKING_OPTIONS[option].find((known) => known === given.get(option))
    return value === undefined ? [] : [[option, value] as const]
  })
  const measures: Measures = Object.assign({}, Object.fromEntries(sizes), Object.fromEntries(options))
  return sizes.length + options.length === 0 ? null : measures
}

/** One key for a SKU in these measures: two lines with the same key are one. */
export const lineKey = ({ skuId, measures }: { skuId: string; measures?: Measures | null | undefined }): string =>
  `${skuId} ${measuresText(measures ?? null)}`
