import { useTexts } from '#platform/i18n/use-texts.ts'
import { SaleStepper } from '#widgets/sale-stepper.tsx'
import type { CartLine, Edit } from '#features/cart/edits.ts'

/** The quantity of a line, typed and shown in its unit; at a limit it says why. */
export function QuantityStepper({ line, edit }: { line: CartLine; edit: (edit: Edit) => void }) {
  const t = useTexts('cart')
  const { unit, available, quantity } = line
  return (
    <SaleStepper
      label={t('line.quantity')}
      unit={unit}
      available={available}
      value={quantity}
      onChange={(wanted) => edit({ kind: 'quantity', lineId: line.id, quantity: wanted })}
      wordsAt={(limit, amount) => t(limit === 'least' ? 'line.atLeast' : 'line.atMost', { amount })}
    />
  )
}
