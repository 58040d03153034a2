import type { OrderSummary, OrderView } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UiLink } from '#ui/action/link.tsx'
import { OrderStatusTag } from '#widgets/order-status.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import { ActionButtons } from '../action-buttons.tsx'
import styles from './order-card.module.css'
import { Asked, detailOf, Due, Lines, Remarks, Sum } from './order-parts.tsx'
import { isPaidTogether, PayNote } from '../pay-note.tsx'
import type { ActionRequest } from '../steps/step.ts'

export interface OrderCardProps {
  order: OrderSummary
  view: OrderView
  onAction: (request: ActionRequest) => void
}

/** One order in a list: shop or buyer, state, goods, price, actions. */
export function OrderCard({ order, view, onAction }: OrderCardProps) {
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
      {view === 'seller' && order.cancelAnswerDueAt && <Asked {...order} until={order.cancelAnswerDueAt} />}
      {view === 'seller' && <Remarks order={order} />}
      <Sum order={order} />
      {isPaidTogether(order) && (
        <p className={styles.together}>
          <PayNote order={order} />
        </p>
      )}
      <div className={styles.foot}>
        <Due order={order} view={view} />
        <div className={styles.actions}>
          <ActionButtons order={order} actions={order.actions} view={view} onAction={onAction} place="card" />
        </div>
      </div>
    </article>
  )
}
