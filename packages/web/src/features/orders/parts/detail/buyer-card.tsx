import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './remark-card.module.css'
import { Rows } from '../rows.tsx'

/** The buyer and their remark to the shop, such as delivery instructions. */
export function BuyerCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  return (
    <Card title={t('buyer.title')}>
      <Rows
        rows={[
          { key: 'nickname', label: t('buyer.nickname'), value: order.buyer?.nickname },
          ...(order.buyer?.phone ? [{ key: 'phone', label: t('buyer.phone'), value: order.buyer.phone }] : []),
        ]}
      />
      <h3 className={styles.name}>{t('info.buyerRemark')}</h3>
      <p className={order.buyerRemark ? styles.words : styles.none}>{order.buyerRemark || t('info.noRemark')}</p>
    </Card>
  )
}
