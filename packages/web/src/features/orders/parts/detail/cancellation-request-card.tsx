import { decodeReason } from '@zhujia/contract/orders/reasons.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './notes.module.css'
import { declineReason } from '../reason.ts'
import { Rows } from '../rows.tsx'

/** The reason of an open cancellation request, or of a cancelled order. */
export function CancellationRequestCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const isOpen = order.state === 'cancelRequested' || order.state === 'restCancelRequested'
  if (!order.cancelReason || (!isOpen && order.state !== 'cancelled')) return null
  const { key, note } = decodeReason(order.cancelReason)
  return (
    <Card title={t(isOpen ? 'request.open' : 'request.closed')}>
      <Rows
        rows={[
          ...(key ? [{ key: 'reason', label: t('request.reason'), value: t(`reasons.${key}`) }] : []),
          ...(note ? [{ key: 'note', label: t('request.note'), value: note }] : []),
        ]}
      />
    </Card>
  )
}

/** The seller's refusal of a cancellation request, its reason, and how many requests are left; shown until the next event. */
export function DeclineNotice({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const reason = declineReason(order)
  if (reason === undefined) return null
  const { key, note } = reason
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{t('request.declined')}</p>
      {key && <p>{t('timeline.reason', { reason: t(`reasons.${key}`) })}</p>}
      {note && <p>{t('request.shopNote', { note })}</p>}
      {order.cancelling && (
        <p>{t('request.left', { declines: order.cancelling.declines, left: order.cancelling.requestsLeft })}</p>
      )}
    </div>
  )
}
