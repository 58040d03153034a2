import { useFormats } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { PriceText } from '../../../widgets/price-text.tsx'
import type { OrderDetail } from '../queries.ts'
import { Rows } from './rows.tsx'
import styles from './notes.module.css'

/** How much goes back to the buyer, and whether it has arrived; absent when nothing does. */
export function RefundCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  if (order.refundedFen === 0) return null
  return (
    <Card title={t('refund.title')}>
      <Rows rows={[{ key: 'amount', label: t('refund.amount'), value: <PriceText fen={order.refundedFen} size="medium" tone="text" /> }]} />
      <p className={order.refundedAt ? styles.good : styles.waiting}>
        {order.refundedAt ? t('refund.arrived', { at: dateTime(order.refundedAt) }) : t('refund.onWay')}
      </p>
    </Card>
  )
}
