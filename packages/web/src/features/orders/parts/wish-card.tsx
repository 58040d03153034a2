import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import type { OrderDetail } from '../queries.ts'
import styles from './notes.module.css'
import { declineNote, reasonOf } from './reason.ts'
import { Rows } from './rows.tsx'

/** Why the buyer wants to cancel, while that is open, and why an order was cancelled, once it is. */
export function WishCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const isOpen = order.state === 'cancelRequested' || order.state === 'restCancelRequested'
  if (!order.cancelReason || (!isOpen && order.state !== 'cancelled')) return null
  const { key, note } = reasonOf(order.cancelReason)
  return (
    <Card title={t(isOpen ? 'wish.open' : 'wish.closed')}>
      <Rows
        rows={[
          ...(key ? [{ key: 'reason', label: t('wish.reason'), value: t(`reasons.${key}`) }] : []),
          ...(note ? [{ key: 'note', label: t('wish.note'), value: note }] : []),
        ]}
      />
    </Card>
  )
}

/** That the seller did not agree to cancel, with his words, as long as nothing has happened since. */
export function DeclineNotice({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const note = declineNote(order)
  if (note === undefined) return null
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{t('wish.declined')}</p>
      <p>{t('wish.words', { note })}</p>
    </div>
  )
}
