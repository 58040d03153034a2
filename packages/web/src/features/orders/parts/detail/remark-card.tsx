import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './remark-card.module.css'

/** The shop's own note, which the buyer never sees, with a button to edit it where the server allows that. */
export function RemarkCard({ order, onEdit }: { order: OrderDetail; onEdit: () => void }) {
  const t = useTexts('orders')
  const edit = order.actions.includes('remark') && (
    <span className={styles.edit}>
      <Button kind="plain" size="small" onClick={onEdit}>
        {t(order.sellerRemark ? 'info.edit' : 'info.add')}
      </Button>
    </span>
  )
  return (
    <Card title={t('info.sellerRemark')} aside={edit}>
      <p className={order.sellerRemark ? styles.words : styles.none}>
        {order.sellerRemark || t('info.noSellerRemark')}
      </p>
    </Card>
  )
}
