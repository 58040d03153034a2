import { openOf } from '@zhujia/contract/orders/open-parts.ts'
import type { OrderSummary } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './line-progress.module.css'

interface LineProgressProps {
  line: OrderSummary['lines'][number]
  state: OrderSummary['state']
}

/** How much of a line is shipped, open or cancelled; nothing while the whole line is in one state. */
export function LineProgress({ line, state }: LineProgressProps) {
  const t = useTexts('orders')
  const { amount } = useUnitTexts()
  const { shippedQuantity: shipped, cancelledQuantity: cancelled } = line
  const isInParts =
    state === 'partiallyShipped' || state === 'restCancelRequested' || (cancelled > 0 && state !== 'cancelled')
  if (!isInParts) return null
  const shown = (
    [
      ['shipped', shipped],
      ['open', openOf(line)],
      ['cancelled', cancelled],
    ] as const
  ).filter(([, steps]) => steps > 0)
  return (
    <p className={styles.progress}>
      {shown.map(([key, steps]) => t(`goods.${key}`, { amount: amount(line.unit, steps) })).join(' · ')}
    </p>
  )
}
