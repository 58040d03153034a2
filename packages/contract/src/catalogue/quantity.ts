import { QUANTITY_MAX } from '../core/constants.ts'

/** The kinds of calculator: goods that are laid have a laying pattern, goods that are spread have coats. */
export const CALCULATORS = ['tile', 'wallTile', 'floor', 'wallpaper', 'paint', 'powder', 'board'] as const
export type CalculatorKind = (typeof CALCULATORS)[number]

/** The loss by cutting for each laying pattern, in percent of the area. */
export const LAYING_LOSS_PERCENT = { straight: 5, diagonal: 10, herringbone: 15 } as const
export type LayingPattern = keyof typeof LAYING_LOSS_PERCENT

export const LOSS_PERCENT_MAX = 50
/** The largest area that is calculated: 10,000 ㎡, in cm². */
export const AREA_CM2_MAX = 100_000_000
/** The longest side of a room, in cm. */
export const SIDE_CM_MAX = 10_000

/** A room: its sides in cm, and the openings of its walls (doors, windows) in cm². */
export interface Room {
  lengthCm: number
  widthCm: number
  heightCm: number
  openingsCm2: number
}

/** The floor of a room in cm². */
export const floorCm2 = ({ lengthCm, widthCm }: Pick<Room, 'lengthCm' | 'widthCm'>): number => lengthCm * widthCm

/** The four walls of a room less their openings, in cm²; at least 0. */
export const wallsCm2 = ({ lengthCm, widthCm, heightCm, openingsCm2 }: Room): number =>
  Math.max(0, 2 * (lengthCm + widthCm) * heightCm - openingsCm2)

export interface Need {
  /** To be covered, in cm². */
  areaCm2: number
  lossPercent: number
  /** What one sale step covers, in cm². */
  stepCm2: number
  /** The minimum quantity, in steps. */
  minSteps: number
}

export interface Quantity {
  /** Sale steps to buy: the fewest that suffice, and at least the minimum. */
  steps: number
  /** The area with its loss, rounded up to a whole cm². */
  neededCm2: number
  boughtCm2: number
  /** The expected remainder. */
  surplusCm2: number
}

/** Division of whole numbers, rounded up. */
export const divideUp = (whole: number, by: number): number => (whole - (whole % by)) / by + (whole % by > 0 ? 1 : 0)

/**
 * How many sale steps an area takes. Whole numbers throughout: at the largest area and loss they stay below 2^53.
 * @returns undefined when it is more than one line can hold
 */
export function quantityFor({ areaCm2, lossPercent, stepCm2, minSteps }: Need): Quantity | undefined {
  const hundredfold = areaCm2 * (100 + lossPercent)
  const steps = Math.max(minSteps, divideUp(hundredfold, stepCm2 * 100))
  if (steps > QUANTITY_MAX) return undefined
  const neededCm2 = divideUp(hundredfold, 100)
  const boughtCm2 = steps * stepCm2
  return { steps, neededCm2, boughtCm2, surplusCm2: boughtCm2 - neededCm2 }
}

/** What one sale step covers: its coverage where it is spread, else its area; undefined when neither is known. */
export const stepCm2Of = (pack: { areaCm2: number | null; coverage: { areaCm2: number } | null }): number | undefined =>
  pack.coverage?.areaCm2 ?? pack.areaCm2 ?? undefined
