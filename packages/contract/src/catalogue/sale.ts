import { QUANTITY_MAX } from '../core/constants.ts'
import type { SaleUnit } from './units.ts'

/** How much one order line can have, in sale steps: the stock, and no more than the limit of a line. */
export const mostAtOnce = ({ available }: { available: number }): number => Math.min(available, QUANTITY_MAX)

/** How many of these sale steps can be bought: none when they are less than the minimum quantity. */
export const buyableSteps = (steps: number, { minSteps }: Pick<SaleUnit, 'minSteps'>): number =>
  steps < minSteps ? 0 : steps

/** Limits a number of steps to what one line can have, and to the minimum quantity. */
export const withinSale = (
  steps: number,
  { minSteps }: Pick<SaleUnit, 'minSteps'>,
  sku: { available: number },
): number => Math.max(minSteps, Math.min(steps, mostAtOnce(sku)))

/** The amount in units of `step` that a count of steps makes: 3 steps of 0.1 m are 0.3. */
export const amountOf = ({ stepThousandths }: Pick<SaleUnit, 'stepThousandths'>, steps: number): number =>
  (steps * stepThousandths) / 1000

/** Steps for an amount as typed: "3.5" of 0.1 m are 35; not a number when it is none. */
export const stepsOf = ({ stepThousandths }: Pick<SaleUnit, 'stepThousandths'>, text: string): number =>
  text.trim() === '' ? Number.NaN : Math.round((Number(text) * 1000) / stepThousandths)

/** The price of one unit of `step`, in fen; exact where the step divides it, else rounded half up. */
export const unitPriceFen = ({ stepThousandths }: Pick<SaleUnit, 'stepThousandths'>, stepPriceFen: number): number =>
  Math.round((stepPriceFen * 1000) / stepThousandths)
