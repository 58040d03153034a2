import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import type { OrderDetail } from '../queries.ts'
import styles from './remark-card.module.css'

/** Who the buyer is and what he asks of the shop: how to deliver is written here. */
export function BuyerCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  return (
    <Card title={t('info.buyerRemark')} aside={order.buyer.nickname}>
      <p className={order.buyerRemark ? styles.words : styles.none}>{order.buyerRemark || t('info.noRemark')}</p>
    </Card>
  )
}
