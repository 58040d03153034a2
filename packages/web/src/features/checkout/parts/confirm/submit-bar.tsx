import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import type { LostAnswer, Order } from '#features/checkout/use-order.ts'
import { mostOf, sumsOf } from '#features/checkout/sums.ts'
import styles from './submit-bar.module.css'

/** That no answer came to the order, and whether pressing again is safe. */
function Lost({ kind, isRepeatable }: LostAnswer) {
  const t = useTexts('checkout')
  return (
    <p role="alert" className={styles.lost}>
      {t(`lost.${kind}`)} {t(isRepeatable ? 'lost.again' : 'lost.changed')}{' '}
      <UiLink href={href('orders', { view: 'buyer' })} className={styles.link}>
        {t('result.toOrders')}
      </UiLink>
    </p>
  )
}

/** The final amount, and the button that orders at this price. */
export function SubmitBar({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const { quote, delivery, isPlacing, isStale, lost, place } = order
  const mostFen = quote && mostOf(quote.totalFen, sumsOf(quote).rangeFen)
  return (
    <BottomBar note={lost && <Lost {...lost} />}>
      <p className={styles.amount} aria-live="polite">
        <span>{t(delivery.address === null ? 'estimated' : 'payable')}</span>
        {quote && (
          <PriceText fen={quote.totalFen} mostFen={mostFen} size={typeof mostFen === 'number' ? 'medium' : 'large'} />
        )}
      </p>
      <Button block size="large" loading={isPlacing || isStale} onClick={place}>
        {t('submit')}
      </Button>
    </BottomBar>
  )
}
