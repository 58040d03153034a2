import { decodeReason } from '@zhujia/contract/orders/reasons.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { PartList } from './part-list.tsx'
import styles from './refund-card.module.css'

type Refund = OrderDetail['refunds'][number]

function Step({ refund: { step, arrivedAt } }: { refund: Pick<Refund, 'step' | 'arrivedAt'> }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  if (step === 'arrived' && arrivedAt)
    return <p className={styles.good}>{t('refund.arrived', { at: dateTime(arrivedAt) })}</p>
  return <p className={styles.waiting}>{t(step === 'failed' ? 'refund.failed' : 'refund.onWay')}</p>
}

function useWhy({ reason }: Refund): string {
  const t = useTexts('orders')
  const { key, note } = decodeReason(reason)
  return [...(key ? [t(`reasons.${key}`)] : []), ...(note ? [note] : [])].join(' · ')
}

/** Whether it is for all goods of the order. */
const isOfAll = ({ lines: parts }: Refund, { lines }: OrderDetail): boolean =>
  lines.every(({ id, quantity }) => parts.some((part) => part.lineId === id && part.quantity === quantity))

function RefundRow({ refund, order }: { refund: Refund; order: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  const why = useWhy(refund)
  return (
    <li className={styles.refund}>
      <p className={styles.head}>
        <span className={styles.what}>{t(isOfAll(refund, order) ? 'refund.whole' : 'refund.part')}</span>
        <PriceText fen={refund.amountFen} size="medium" tone="text" />
      </p>
      {refund.freightFen > 0 && (
        <p className={styles.hint}>{t('refund.freight', { money: money(refund.freightFen) })}</p>
      )}
      {why && <p className={styles.reason}>{t('timeline.reason', { reason: why })}</p>}
      <PartList parts={refund.lines} lines={order.lines} />
      <Step refund={refund} />
    </li>
  )
}

/** The refunds to the buyer: each with its lines, its reason, and whether it has arrived; absent when there is none. */
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

/** Payments that arrived too late for the order: the amount, when, and whether it is refunded; absent when there is none. */
export function LateMoneyCard({ order: { lateMoney } }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  if (lateMoney.length === 0) return null
  return (
    <Card title={t('refund.late')}>
      <ul className={styles.refunds}>
        {lateMoney.map((money) => (
          <li key={money.id} className={styles.refund}>
            <p className={styles.head}>
              <time dateTime={money.at}>{dateTime(money.at)}</time>
              <PriceText fen={money.amountFen} size="medium" tone="text" />
            </p>
            <p className={styles.hint}>{t('refund.lateWhy')}</p>
            <Step refund={money} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
