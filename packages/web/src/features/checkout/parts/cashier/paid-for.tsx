import { lineKey } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { href } from '@zhujia/contract/screens.ts'
import { useState } from 'react'
import type { Payment } from '#entities/payments/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { LineItem } from '#widgets/line-item.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import { SumParts } from '#widgets/sum-parts.tsx'
import { usePayAlone } from '#features/checkout/use-pay-alone.ts'
import { PriceChange } from '../price-change.tsx'
import styles from '../confirm/shop-order.module.css'

interface PaidForProps extends Pick<Payment, 'orders'> {
  /** The payment may have changed meanwhile. */
  onChanged: () => void
}

/** The unpaid orders of the payment by shop, each with its sum, a link to it, and a button to pay it alone, which asks first. */
export function PaidFor({ orders, onChanged }: PaidForProps) {
  const t = useTexts('checkout')
  const core = useTexts('core')
  const { payAlone, pendingId } = usePayAlone(onChanged)
  const [asked, setAsked] = useState<string>()
  const unpaid = orders.filter(({ state }) => state === 'unpaid')
  const shops = unpaid.map((order) => {
    const { id, shop, lines, lineCount, totalFen } = order
    return (
      <section key={id} className={styles.shop} aria-label={shop.name}>
        <div className={styles.head}>
          <ShopHeader
            name={shop.name}
            aside={
              <UiLink href={href('orderDetailBuyer', { id })} className={styles.link}>
                {t('pay.toOrder')}
              </UiLink>
            }
          />
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={lineKey(line)}>
              <LineItem line={line} calm />
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t('count', { count: lineCount })}</span>
          <span>{t('subtotal')}</span>
          <PriceText fen={totalFen} size="medium" />
          <SumParts of={order} className={styles.rule} />
        </p>
        <PriceChange order={order} className={styles.changed} />
        {unpaid.length > 1 && (
          <div className={styles.alone}>
            <Button
              kind="secondary"
              size="small"
              loading={pendingId === id}
              disabled={pendingId !== undefined}
              aria-label={`${t('pay.alone')}: ${shop.name}`}
              onClick={() => setAsked(id)}
            >
              {t('pay.alone')}
            </Button>
          </div>
        )}
      </section>
    )
  })
  const confirm = () => {
    setAsked(undefined)
    if (asked !== undefined) payAlone(asked)
  }
  return (
    <>
      {shops}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('pay.aloneAsk.title')}
        body={t('pay.aloneAsk.body')}
        confirmText={t('pay.aloneAsk.confirm')}
        cancelText={core('ui.cancel')}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}
