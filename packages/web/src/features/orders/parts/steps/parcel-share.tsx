import { type LinePart, openParts, takesAll } from '@zhujia/contract/orders/open-parts.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './sheet-form.module.css'

interface ParcelShareProps {
  lines: OrderDetail['lines']
  /** What goes into the parcel. */
  parts: readonly LinePart[]
}

/** Of one product the amount: `5 套`; of several how many, because their amounts do not add up to anything. */
function useSum(lines: OrderDetail['lines']) {
  const t = useTexts('orders')
  const { amount } = useUnitTexts()
  return (parts: readonly LinePart[]): string => {
    const shared = lines.flatMap(({ id, productId, unit }) => {
      const quantity = parts.find(({ lineId }) => lineId === id)?.quantity ?? 0
      return quantity > 0 ? [{ productId, unit, quantity }] : []
    })
    const [first] = shared
    const isOne = shared.every(({ productId, unit }) => productId === first?.productId && unit.step === first.unit.step)
    if (!first || !isOne) return t('ship.kinds', { count: shared.length })
    return amount(
      first.unit,
      shared.reduce((sum, { quantity }) => sum + quantity, 0),
    )
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
