import { amountOf } from '@zhujia/contract/catalogue/sale.ts'
import type { SaleUnit, Unit } from '@zhujia/contract/catalogue/units.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'

export interface UnitTexts {
  /** The unit alone, as after a price's slash: `箱`. */
  name: (unit: Unit) => string
  /** A number of one unit: `5.76 ㎡`. */
  count: (unit: Unit, number: number) => string
  /** A count of sale steps as an amount of the sale unit: 35 steps of 0.1 m are `3.5 米`. */
  amount: (unit: SaleUnit, steps: number) => string
}

/** Names and amounts of units in the interface's language. The page's loader lists the `units` area. */
export function useUnitTexts(): UnitTexts {
  const t = useTexts('units')
  const count = (unit: Unit, number: number) => t(`amount.${unit}`, { count: number })
  return { name: (unit) => t(`name.${unit}`), count, amount: (unit, steps) => count(unit.step, amountOf(unit, steps)) }
}
