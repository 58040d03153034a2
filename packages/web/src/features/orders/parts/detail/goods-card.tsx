import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { LineItem } from '#widgets/line-item.tsx'
import { ShopContact } from '#widgets/shop-contact.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import styles from './goods-card.module.css'
import { LineProgress } from '../line-progress.tsx'
import { LineFacts } from './line-facts.tsx'

function Visit({ shopId }: { shopId: string }) {
  const t = useTexts('orders')
  return (
    <UiLink href={href('search', { shopId })} className={styles.visit}>
      {t('goods.visit')}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
}

/** What was ordered from which shop, each line linked to its product; for the buyer also the contact of the shop. */
export function GoodsCard({ order, view }: { order: OrderDetail; view: OrderView }) {
  const t = useTexts('orders')
  return (
    <Card>
      <div className={styles.head}>
        <ShopHeader name={order.shop.name} aside={<Visit shopId={order.shop.id} />} />
      </div>
      <ul className={styles.lines} aria-label={t('goods.title')}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <LineItem
              line={line}
              href={href('productDetail', { id: line.productId, sku: line.skuId })}
              notes={
                <>
                  <LineProgress line={line} state={order.state} />
                  <LineFacts orderId={order.id} line={line} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('goods.snapshot')}</p>
      {view === 'buyer' && <ShopContact shop={order.shop.name} contact={order.shopContact} />}
    </Card>
  )
}
