import { amountOf, mostAtOnce, stepsOf, withinSale } from '@zhujia/contract/catalogue/sale.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Stepper, type StepperLimit, type StepperProps } from '../ui/form/stepper.tsx'
import { showToast } from '../ui/feedback/toast.tsx'
import { useUnitTexts } from './unit-text.ts'

/** A count of sale steps, shown and typed as the amount that it makes: 35 steps of 0.1 m as "3.5". */
export function AmountStepper({
  unit,
  ...props
}: Omit<StepperProps, 'format' | 'parse' | 'step'> & { unit: SaleUnit }) {
  return <Stepper {...props} format={(steps) => String(amountOf(unit, steps))} parse={(text) => stepsOf(unit, text)} />
}

/** The limits: the minimum quantity, the stock, or the limit of a line. */
export type SaleLimit = 'least' | 'mostLeft' | 'mostAtOnce'

export interface SaleStepperProps {
  label: string
  unit: SaleUnit
  /** The stock in steps; undefined while no SKU is chosen. */
  available: number | undefined
  value: number
  onChange: (steps: number) => void
  /** The message at a limit, with its amount. */
  wordsAt: (limit: SaleLimit, amount: string) => string
  disabled?: boolean | undefined
}

/** The quantity to buy, between the minimum and the stock; at a limit it says which one. Needs the `units` texts. */
export function SaleStepper({ unit, available = QUANTITY_MAX, wordsAt, ...props }: SaleStepperProps) {
  const { amount } = useUnitTexts()
  const most = mostAtOnce({ available })
  const sayWhy = (at: StepperLimit) => {
    const [limit, steps]: [SaleLimit, number] =
      at === 'min' ? ['least', unit.minSteps] : [most < QUANTITY_MAX ? 'mostLeft' : 'mostAtOnce', most]
    showToast(wordsAt(limit, amount(unit, steps)))
  }
  return (
    <AmountStepper
      {...props}
      unit={unit}
      min={unit.minSteps}
      max={withinSale(QUANTITY_MAX, unit, { available })}
      onLimit={sayWhy}
    />
  )
}

/** The messages of the SKU chooser. For goods with lots the stock is that of the largest lot. Needs the `goods` texts. */
export function useLimitWords(hasLots: boolean): SaleStepperProps['wordsAt'] {
  const t = useTexts('goods')
  return (limit, amount) => t(limit === 'mostLeft' && hasLots ? 'lots.mostLeft' : `sku.${limit}`, { amount })
}
