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
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './goods-card.module.css'
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

/** How much of a line is shipped, open or cancelled; nothing while the whole line is in one state. */
function Progress({ line, order }: { line: OrderDetail['lines'][number]; order: OrderDetail }) {
  const t = useTexts('orders')
  const { amount } = useUnitTexts()
  const { shippedQuantity: shipped, cancelledQuantity: cancelled, quantity } = line
  const isInParts =
    order.state === 'partiallyShipped' ||
    order.state === 'restCancelRequested' ||
    (cancelled > 0 && order.state !== 'cancelled')
  if (!isInParts) return null
  const open = quantity - shipped - cancelled
  const shown = (
    [
      ['shipped', shipped],
      ['open', open],
      ['cancelled', cancelled],
    ] as const
  ).filter(([, steps]) => steps > 0)
  return (
    <p className={styles.progress}>
      {shown.map(([key, steps]) => t(`goods.${key}`, { amount: amount(line.unit, steps) })).join(' · ')}
    </p>
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
                  <Progress line={line} order={order} />
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
