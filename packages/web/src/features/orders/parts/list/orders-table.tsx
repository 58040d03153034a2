import type { OrderSummary } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UiLink } from '#ui/action/link.tsx'
import { GOODS_LANG } from '#widgets/goods-lang.ts'
import { OrderStatusTag } from '#widgets/order-status.tsx'
import { ActionButtons } from '../action-buttons.tsx'
import { isPaidTogether, PayNote } from '../pay-note.tsx'
import type { ActionRequest } from '../steps/step.ts'
import { Asked, detailOf, Due, Lines, Remarks, Sum } from './order-parts.tsx'
import styles from './orders-table.module.css'

interface OrdersTableProps {
  orders: readonly OrderSummary[]
  onAction: (request: ActionRequest) => void
}

const COLUMNS = ['goods', 'buyer', 'sum', 'state', 'deadline', 'action'] as const

function Row({ order, onAction }: { order: OrderSummary; onAction: OrdersTableProps['onAction'] }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  return (
    <tr>
      <th scope="row" className={styles.goods}>
        <p className={styles.head}>
          <UiLink href={detailOf('seller', order.id)} className={styles.open}>
            {t('list.number', { number: order.number })}
          </UiLink>
          <time dateTime={order.placedAt}>{dateTime(order.placedAt)}</time>
          <span lang={GOODS_LANG}>{order.shop.name}</span>
        </p>
        <Lines order={order} />
      </th>
      <td>
        <Remarks order={order} />
      </td>
      <td className={styles.money}>
        <Sum order={order} />
        {isPaidTogether(order) && <PayNote order={order} />}
      </td>
      <td>
        <OrderStatusTag state={order.state} />
        {order.cancelAnswerDueAt && <Asked {...order} until={order.cancelAnswerDueAt} />}
      </td>
      <td>
        <Due order={order} view="seller" />
      </td>
      <td>
        <div className={styles.actions}>
          <ActionButtons order={order} actions={order.actions} view="seller" onAction={onAction} place="card" />
        </div>
      </td>
    </tr>
  )
}

/** A shop's orders on a wide window: what the cards show, an order a row. */
export function OrdersTable({ orders, onAction }: OrdersTableProps) {
  const t = useTexts('orders')
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('views.seller')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} onAction={onAction} />
        ))}
      </tbody>
    </table>
  )
}
