import { decodeReason } from '@zhujia/contract/orders/reasons.ts'
import { href } from '@zhujia/contract/screens.ts'
import ClockAlert from 'lucide-react/icons/clock-alert'
import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { ordersHref } from '#features/checkout/orders-href.ts'
import { Result, ResultArt } from './result.tsx'
import styles from './result.module.css'

/** Why the orders of a payment were closed, each reason once where it is the same for all of them. */
function useReasons({ orders }: Payment): string[] {
  const t = useTexts('checkout')
  const words = useTexts('orders')
  const whys = orders.map(({ shop, closed }) => {
    // Its deadline has just passed, and the server has not closed it yet.
    if (!closed || closed.by === 'timer') return { shop: shop.name, why: t('result.closedBy.timer') }
    const { key, note } = decodeReason(closed.reason)
    const reason = [...(key ? [words(`reasons.${key}`)] : []), ...(note ? [note] : [])].join(' · ')
    return { shop: shop.name, why: t(`result.closedBy.${closed.by}`, { reason }) }
  })
  const [first, ...others] = whys
  if (first && others.every(({ why }) => why === first.why)) return [first.why]
  return whys.map((of) => t('result.closedOf', of))
}

/** Nothing can be paid here any more: who closed the orders and why, and what becomes of money that arrives later. */
export function Closed({ payment }: { payment: Payment }) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const late = payment.lateMoney.map(({ amountFen, step }) => t(`result.late.${step}`, { money: money(amountFen) }))
  const lines = [...useReasons(payment), ...(late.length > 0 ? late : [t('result.notPaid')])]
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={ClockAlert} tone="neutral" />}
      words={t('result.closed')}
      hint={lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    >
      <LinkButton kind="secondary" href={href('home')}>
        {t('result.keepShopping')}
      </LinkButton>
      <LinkButton href={ordersHref(payment)}>{t('result.toOrders')}</LinkButton>
    </Result>
  )
}
