import { href } from '@zhujia/contract/screens.ts'
import { now } from '#platform/clock.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UiLink } from '#ui/link.tsx'
import { LineItem } from '#widgets/line-item.tsx'
import { OrderStatusTag } from '#widgets/order-status.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import type { OrderSummary, OrderView } from '../queries.ts'
import { ActionButtons } from './action-buttons.tsx'
import styles from './order-card.module.css'
import { isPaidTogether, PayNote } from './pay-note.tsx'
import type { Asked } from './step.ts'
import { TimeLeft } from './time-left.tsx'

export interface OrderCardProps {
  order: OrderSummary
  view: OrderView
  onAsk: (asked: Asked) => void
}

const detailOf = (view: OrderView, id: string): string =>
  view === 'buyer' ? href('orderDetailBuyer', { id }) : href('orderDetailSeller', { id })

/** What the sum is called while it is owed, once it is paid, and when nobody owes it any more. */
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

function Lines({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const hidden = order.lineCount - order.lines.length
  return (
    <div className={styles.lines}>
      {order.lines.map((line) => (
        <LineItem key={line.id} line={line} />
      ))}
      {hidden > 0 && <p className={styles.hidden}>{t('list.more', { count: hidden })}</p>}
    </div>
  )
}

function Sum({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  return (
    <p className={styles.sum}>
      <span className={styles.hint}>{t('list.kinds', { count: order.lineCount })}</span>
      <span>{t(`list.${SUM_NAMES[order.state]}`)}</span>
      <PriceText fen={order.totalFen} size="medium" tone="text" />
      {order.refundedFen > 0 && (
        <span className={styles.hint}>{t('list.refunded', { money: money(order.refundedFen) })}</span>
      )}
    </p>
  )
}

/** What the shop should know without opening the order: the buyer's words and its own. */
function Remarks({ order: { buyerRemark, sellerRemark } }: { order: OrderSummary }) {
  const t = useTexts('orders')
  if (!buyerRemark && !sellerRemark) return null
  return (
    <div className={styles.remarks}>
      {buyerRemark && <p>{t('list.remarkOfBuyer', { text: buyerRemark })}</p>}
      {sellerRemark && <p>{t('list.remarkOfSeller', { text: sellerRemark })}</p>}
    </div>
  )
}

/** Until when somebody has to do something; at most one of these is set. */
function Due({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const { payDueAt, cancelAnswerDueAt, shipDueAt, autoReceiveAt } = order
  if (payDueAt) return <TimeLeft what="payLeft" until={payDueAt} />
  if (cancelAnswerDueAt) return <TimeLeft what="answerLeft" until={cancelAnswerDueAt} />
  if (shipDueAt) {
    const isLate = Date.parse(shipDueAt) < now()
    return (
      <p className={isLate ? styles.late : styles.hint}>
        {t(isLate ? 'list.shipLate' : 'list.shipBy', { at: dateTime(shipDueAt) })}
      </p>
    )
  }
  return autoReceiveAt && <p className={styles.hint}>{t('list.receiveBy', { at: dateTime(autoReceiveAt) })}</p>
}

/** One order in a list: whose it is and how it stands, what it holds, what it costs, what can be done with it now. */
export function OrderCard({ order, view, onAsk }: OrderCardProps) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  return (
    <article className={styles.card}>
      <ShopHeader name={order.shop.name} aside={<OrderStatusTag state={order.state} />} />
      <p className={styles.number}>
        <UiLink href={detailOf(view, order.id)} className={styles.open}>
          {t('list.number', { number: order.number })}
        </UiLink>
        <time dateTime={order.placedAt}>{dateTime(order.placedAt)}</time>
      </p>
      <Lines order={order} />
      {view === 'seller' && <Remarks order={order} />}
      <Sum order={order} />
      {isPaidTogether(order) && (
        <p className={styles.together}>
          <PayNote order={order} />
        </p>
      )}
      <div className={styles.foot}>
        <Due order={order} />
        <div className={styles.actions}>
          <ActionButtons order={order} actions={order.actions} view={view} onAsk={onAsk} place="card" />
        </div>
      </div>
    </article>
  )
}
