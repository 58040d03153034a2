import { type LinePart, openParts, takesAll } from '@zhujia/contract/orders/open-parts.ts'
import type { Unit } from '@zhujia/contract/catalogue/units.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { specLine } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './sheet-form.module.css'

interface ParcelShareProps {
  lines: OrderDetail['lines']
  /** What goes into the parcel. */
  parts: readonly LinePart[]
}

/** Quantities added up by unit: `5 套 · 2 箱`. */
function useSum(lines: OrderDetail['lines']) {
  const { count } = useUnitTexts()
  return (parts: readonly LinePart[]): string => {
    const sums = new Map<Unit, number>()
    for (const { id, unit } of lines) {
      const quantity = parts.find(({ lineId }) => lineId === id)?.quantity ?? 0
      // In thousandths, because tenths do not add up exactly.
      if (quantity > 0) sums.set(unit.step, (sums.get(unit.step) ?? 0) + quantity * unit.stepThousandths)
    }
    return specLine([...sums].map(([unit, thousandths]) => count(unit, thousandths / 1000)))
  }
}

/** How much goes and how much stays, of a parcel that does not take everything. */
export function ParcelShare({ lines, parts }: ParcelShareProps) {
  const t = useTexts('orders')
  const sum = useSum(lines)
  const taken = (id: string) => parts.find(({ lineId }) => lineId === id)?.quantity ?? 0
  const left = openParts(lines).map(({ lineId, quantity }) => ({ lineId, quantity: quantity - taken(lineId) }))
  const isPart = parts.length > 0 && !takesAll(lines, parts)
  return (
    <p role="status" className={styles.said}>
      {isPart && t('ship.share', { sent: sum(parts), left: sum(left) })}
    </p>
  )
}
