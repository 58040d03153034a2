import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { href } from '@zhujia/contract/screens.ts'
import { useBoughtTogether } from '#platform/bought-together.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/button.tsx'
import { BoughtTogether } from '#widgets/bought-together.tsx'
import type { Payment } from '../payment-face.ts'
import { Result, ResultArt } from './result.tsx'

interface EndProps {
  payment: Payment
}

/** The order itself when there is one, else the list that all of them are in. */
function ordersHref({ orderIds, state }: Payment): string {
  const [id, second] = orderIds
  if (id !== undefined && second === undefined) return href('orderDetailBuyer', { id })
  return href('orders', state === 'succeeded' ? { view: 'buyer', tab: 'toShip' } : { view: 'buyer' })
}

function KeepShopping() {
  const t = useTexts('checkout')
  return (
    <LinkButton kind="secondary" href={href('home')}>
      {t('result.keepShopping')}
    </LinkButton>
  )
}

/** Paid: the shops take over. */
export function Paid({ payment }: EndProps) {
  const t = useTexts('checkout')
  const together = useBoughtTogether(payment.orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={CircleCheck} tone="success" />}
      words={t('result.paid')}
      fen={payment.amountFen}
      hint={t('result.paidHint', { count: payment.orderIds.length })}
      below={<BoughtTogether products={together} with="bought" />}
    >
      <KeepShopping />
      <LinkButton href={ordersHref(payment)}>{t('result.toOrders')}</LinkButton>
    </Result>
  )
}

/** The money is on its way back, or there already. */
export function Refunded({ payment }: EndProps) {
  const t = useTexts('checkout')
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

/** Not paid in time, or cancelled: nothing can be paid here any more. */
export function Closed({ payment }: EndProps) {
  const t = useTexts('checkout')
  return (
    <Result
      title={t('result.title')}
      art={<ResultArt of={ClockAlert} tone="neutral" />}
      words={t('result.closed')}
      hint={t('result.closedHint')}
    >
      <KeepShopping />
      <LinkButton href={ordersHref(payment)}>{t('result.toOrders')}</LinkButton>
    </Result>
  )
}
