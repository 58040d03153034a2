import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import type { OrderDetail } from '../queries.ts'
import { PartList } from './part-list.tsx'
import { reasonOf } from './reason.ts'
import styles from './refund-card.module.css'

type Refund = OrderDetail['refunds'][number]

function Step({ refund: { step, arrivedAt } }: { refund: Refund }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  if (step === 'arrived' && arrivedAt)
    return <p className={styles.good}>{t('refund.arrived', { at: dateTime(arrivedAt) })}</p>
  return <p className={styles.waiting}>{t(step === 'failed' ? 'refund.failed' : 'refund.onWay')}</p>
}

function useWhy({ reason }: Refund): string {
  const t = useTexts('orders')
  const { key, note } = reasonOf(reason)
  return [...(key ? [t(`reasons.${key}`)] : []), ...(note ? [note] : [])].join(' · ')
}

function RefundRow({ refund, order }: { refund: Refund; order: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  return (
    <li className={styles.refund}>
      <p className={styles.head}>
        <span>{useWhy(refund)}</span>
        <PriceText fen={refund.amountFen} size="medium" tone="text" />
      </p>
      {refund.freightFen > 0 && (
        <p className={styles.hint}>{t('refund.freight', { money: money(refund.freightFen) })}</p>
      )}
      <PartList parts={refund.lines} lines={order.lines} />
      <Step refund={refund} />
    </li>
  )
}

/** What goes back to the buyer: each refund with what it is for, why, and whether it has arrived; absent when nothing does. */
export function RefundCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  if (order.refunds.length === 0) return null
  const several = order.refunds.length > 1 && `${t('refund.total')} ${money(order.refundedFen)}`
  return (
    <Card title={t('refund.title')} aside={several}>
      <ul className={styles.refunds}>
        {order.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} order={order} />
        ))}
      </ul>
    </Card>
  )
}
