import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { UiLink } from '#ui/link.tsx'
import { LineItem } from '#widgets/line-item.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import type { Payment } from '../payment-face.ts'
import { usePayAlone } from '../use-pay-alone.ts'
import styles from './shop-order.module.css'

interface PaidForProps extends Pick<Payment, 'orders'> {
  /** The payment may ask for something else by now. */
  onChanged: () => void
}

/** What is paid for: the unpaid orders of the payment, shop by shop, each with its sum, the way to it, and to pay it alone. */
export function PaidFor({ orders, onChanged }: PaidForProps) {
  const t = useTexts('checkout')
  const { payAlone, pendingId } = usePayAlone(onChanged)
  const unpaid = orders.filter(({ state }) => state === 'unpaid')
  return unpaid.map(({ id, shop, lines, lineCount, totalFen }) => (
    <section key={id} className={styles.shop} aria-label={shop.name}>
      <div className={styles.head}>
        <ShopHeader
          name={shop.name}
          aside={
            <UiLink href={href('orderDetailBuyer', { id })} className={styles.toOrder}>
              {t('pay.toOrder')}
            </UiLink>
          }
        />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.skuId}>
            <LineItem line={line} calm />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('count', { count: lineCount })}</span>
        <span>{t('subtotal')}</span>
        <PriceText fen={totalFen} size="medium" />
      </p>
      {unpaid.length > 1 && (
        <div className={styles.alone}>
          <Button
            kind="secondary"
            size="small"
            loading={pendingId === id}
            disabled={pendingId !== undefined}
            aria-label={`${t('pay.alone')}: ${shop.name}`}
            onClick={() => payAlone(id)}
          >
            {t('pay.alone')}
          </Button>
        </div>
      )}
    </section>
  ))
}
