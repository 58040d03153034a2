import { amountOf } from '@zhujia/contract/catalogue/units.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Stepper, type StepperLimit } from '#ui/stepper.tsx'
import { showToast } from '#ui/toast.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { CartLine, Edit } from '../edits.ts'

/** How much of a line is wanted, typed and shown in its unit; at a limit it says why. */
export function QuantityStepper({ line, edit }: { line: CartLine; edit: (edit: Edit) => void }) {
  const t = useTexts('cart')
  const { amount } = useUnitTexts()
  const { unit, available, quantity } = line
  const sayWhy = (limit: StepperLimit) =>
    showToast(
      limit === 'max'
        ? t('line.atMost', { amount: amount(unit, Math.min(available, QUANTITY_MAX)) })
        : t('line.atLeast', { amount: amount(unit, unit.minSteps) }),
    )
  return (
    <Stepper
      label={t('line.quantity')}
      value={quantity}
      min={unit.minSteps}
      max={Math.min(available, QUANTITY_MAX)}
      format={(steps) => String(amountOf(unit, steps))}
      parse={(text) => Math.round((Number(text) * 1000) / unit.stepThousandths)}
      onLimit={sayWhy}
      onChange={(wanted) => edit({ kind: 'quantity', lineId: line.id, quantity: wanted })}
    />
  )
}
