import { decodeReason } from '@zhujia/contract/orders/reasons.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { OrderSummary, OrderView } from '#entities/orders/queries.ts'
import { now } from '#platform/clock.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LineItem } from '#widgets/line-item.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { SumParts } from '#widgets/sum-parts.tsx'
import { deadlineOf } from '../detail/deadline.ts'
import { LineProgress } from '../line-progress.tsx'
import { TimeLeft } from '../time-left.tsx'
import styles from './order-card.module.css'

export const detailOf = (view: OrderView, id: string): string =>
  view === 'buyer' ? href('orderDetailBuyer', { id }) : href('orderDetailSeller', { id })

/** The label of the sum: to pay, paid, or cancelled. */
const SUM_NAMES: Readonly<Record<OrderSummary['state'], 'due' | 'paid' | 'total'>> = {
  unpaid: 'due',
  paid: 'paid',
  cancelRequested: 'paid',
  partiallyShipped: 'paid',
  restCancelRequested: 'paid',
  shipped: 'paid',
  received: 'paid',
  cancelled: 'total',
}

export function Lines({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const hidden = order.lineCount - order.lines.length
  return (
    <div className={styles.lines}>
      {order.lines.map((line) => (
        <LineItem key={line.id} line={line} notes={<LineProgress line={line} state={order.state} />} />
      ))}
      {hidden > 0 && <p className={styles.hidden}>{t('list.more', { count: hidden })}</p>}
    </div>
  )
}

export function Sum({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  const arrivedFen = order.refundedFen - order.returningFen
  return (
    <p className={styles.sum}>
      <span className={styles.hint}>{t('list.kinds', { count: order.lineCount })}</span>
      <span className={styles.amount}>
        {t(`list.${SUM_NAMES[order.state]}`)}
        <PriceText fen={order.totalFen} size="medium" tone="text" />
      </span>
      <SumParts of={order} className={styles.hint} />
      {arrivedFen > 0 && <span className={styles.hint}>{t('list.refunded', { money: money(arrivedFen) })}</span>}
      {order.returningFen > 0 && (
        <span className={styles.hint}>{t('list.returning', { money: money(order.returningFen) })}</span>
      )}
    </p>
  )
}

/** What the shop sees without opening the order: the buyer, the buyer's remark and the shop's own. */
export function Remarks({ order: { buyer, buyerRemark, sellerRemark } }: { order: OrderSummary }) {
  const t = useTexts('orders')
  return (
    <div className={styles.remarks}>
      {buyer && <p>{[t('list.buyer', { nickname: buyer.nickname }), buyer.phone].filter(Boolean).join(' · ')}</p>}
      {buyer?.receiver && <p>{t('list.receiver', { name: buyer.receiver })}</p>}
      {buyerRemark && <p>{t('list.remarkOfBuyer', { text: buyerRemark })}</p>}
      {sellerRemark && <p>{t('list.remarkOfSeller', { text: sellerRemark })}</p>}
    </div>
  )
}

/** What the buyer asks the shop for, why, and until when it is to be answered. */
export function Asked({
  state,
  cancelReason,
  actions,
  until,
}: Pick<OrderSummary, 'state' | 'cancelReason' | 'actions'> & { until: string }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const { key, note } = decodeReason(cancelReason ?? '')
  return (
    <div className={styles.remarks}>
      <p className={styles.request}>{t(state === 'restCancelRequested' ? 'list.restRequested' : 'list.requested')}</p>
      {key && <p>{t('timeline.reason', { reason: t(`reasons.${key}`) })}</p>}
      {note && <p>{t('timeline.note', { note })}</p>}
      <p>{t(actions.includes('declineCancel') ? 'list.answerBy' : 'list.grantedAt', { at: dateTime(until) })}</p>
    </div>
  )
}

/** The deadline of an order that counts now. */
export function Due({ order, view }: { order: OrderSummary; view: OrderView }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const deadline = deadlineOf(order, now())
  if (!deadline) return null
  const { kind, at, isPast } = deadline
  if (kind === 'pay') return <TimeLeft what="payLeft" until={at} />
  if (kind === 'answer') return <TimeLeft what="answerLeft" until={at} />
  if (kind === 'ship' && isPast) return <p className={styles.late}>{t('list.shipLate', { at: dateTime(at) })}</p>
  const words = view === 'buyer' ? 'list.shipByShop' : 'list.shipBy'
  return <p className={styles.hint}>{t(kind === 'ship' ? words : 'list.receiveBy', { at: dateTime(at) })}</p>
}
