import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import styles from './info-card.module.css'
import { lastAt } from '../reason.ts'
import { type Row, Rows } from '../rows.tsx'

function useTimes(order: OrderDetail): Row[] {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const times = [
    { key: 'placedAt', at: order.placedAt },
    { key: 'paidAt', at: lastAt(order, 'pay') },
    { key: 'shippedAt', at: order.parcels[0]?.shippedAt },
    { key: 'receivedAt', at: lastAt(order, 'receive') },
    { key: 'cancelledAt', at: order.timeline.find(({ to }) => to === 'cancelled')?.at },
  ] as const
  return times.flatMap(({ key, at }) => (at ? [{ key, label: t(`info.${key}`), value: dateTime(at) }] : []))
}

/** An order's number, its timestamps and, for the buyer, their remark; the seller sees the remark in another card. */
export function InfoCard({ order, view }: { order: OrderDetail; view: OrderView }) {
  const t = useTexts('orders')
  const times = useTimes(order)
  const showsRemark = view === 'buyer' && order.buyerRemark !== ''
  const number = (
    <span className={styles.number}>
      {order.number}
      <CopyButton text={order.number} label={t('info.number')} />
    </span>
  )
  return (
    <Card title={t('info.title')}>
      <Rows
        rows={[
          { key: 'number', label: t('info.number'), value: number },
          ...times,
          ...(showsRemark ? [{ key: 'remark', label: t('info.buyerRemark'), value: order.buyerRemark }] : []),
        ]}
      />
    </Card>
  )
}
