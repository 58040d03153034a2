import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { href } from '@zhujia/contract/screens.ts'
import { useBoughtTogether } from '#entities/orders/bought-together.ts'
import type { Payment } from '#entities/payments/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { BoughtTogether } from '#widgets/bought-together.tsx'
import { ordersHref } from '#features/checkout/orders-href.ts'
import { useOldResult } from '#features/checkout/use-old-result.ts'
import { Result, ResultArt } from './result.tsx'

interface EndProps {
  payment: Payment
}

function KeepShopping() {
  const t = useTexts('checkout')
  return (
    <LinkButton kind="secondary" href={href('home')}>
      {t('result.keepShopping')}
    </LinkButton>
  )
}

/** Paid: next the shops ship. Whoever opens it later finds the progress in the orders. */
export function Paid({ payment }: EndProps) {
  const t = useTexts('checkout')
  useOldResult(payment.id)
  // One that was cancelled before payment is no part of what was paid; one that was cancelled since is missing in the sum.
  const paid = payment.orders.filter(({ state }) => state === 'paid')
  const isFresh = paid.reduce((sum, { totalFen }) => sum + totalFen, 0) === payment.amountFen
  const together = useBoughtTogether(payment.orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={CircleCheck} tone="success" />}
      words={t('result.paid')}
      fen={payment.amountFen}
      hint={isFresh ? t('result.paidHint', { count: paid.length }) : t('result.paidLongAgo')}
      below={<BoughtTogether products={together} with="bought" />}
    >
      <KeepShopping />
      <LinkButton href={ordersHref(payment)}>{t('result.toOrders')}</LinkButton>
    </Result>
  )
}

/** The refund is pending or has arrived. */
export function Refunded({ payment }: EndProps) {
  const t = useTexts('checkout')
  useOldResult(payment.id)
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={Undo2} tone="neutral" />}
      words={t('result.refunded')}
      fen={payment.amountFen}
      hint={t('result.refundedHint')}
    >
      <LinkButton href={ordersHref(payment)}>{t('result.toOrders')}</LinkButton>
    </Result>
  )
}
