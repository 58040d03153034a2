import FileQuestion from 'lucide-react/icons/file-question-mark'
import { href } from '@zhujia/contract/screens.ts'
import type { ReactNode } from 'react'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type PaymentView, usePayment } from '#features/checkout/use-payment.ts'
import { Cashier } from './cashier.tsx'
import { CashierSkeleton } from './cashier-skeleton.tsx'
import { OtherPage } from './other-page.tsx'
import { Closed } from '../result/closed.tsx'
import { Paid, Refunded } from '../result/results.tsx'
import { Waiting } from '../result/waiting.tsx'

/** A payment that is not there, or not yet. `back`: a link to what its payer has paid before. */
export function Unknown({ view, back }: { view: PaymentView; back: ReactNode }) {
  const t = useTexts('checkout')
  const { error } = view
  if (!error) return <CashierSkeleton />
  return (
    <ScreenPage title={t('pay.title')}>
      {isMissing(error) ? (
        <EmptyState art={FileQuestion} title={t('pay.gone')} hint={t('pay.goneHint')} action={back} />
      ) : (
        <LoadFailed title={t('pay.failed')} error={error} onRetry={view.retry} retrying={view.isFetching} />
      )}
    </ScreenPage>
  )
}

/** A payment in its current state: to be paid, waiting for the provider's result, or finished. Reload and links show the same. */
export function CashierScreen({ paymentId }: { paymentId: string }) {
  const t = useTexts('checkout')
  const view = usePayment(paymentId)
  const { payment, pageState } = view
  if (!payment || !pageState) {
    const toOrders = <LinkButton href={href('orders', { view: 'buyer' })}>{t('result.toOrders')}</LinkButton>
    return <Unknown view={view} back={toOrders} />
  }
  if (payment.deposit) return <OtherPage to="depositPayment" paymentId={paymentId} />
  if (pageState === 'cashier')
    return <Cashier payment={payment} serverNow={view.serverNow} hasLeft={view.hasLeft} onChanged={view.retry} />
  if (pageState === 'waiting') return <Waiting payment={payment} view={view} />
  if (pageState === 'paid') return <Paid payment={payment} />
  return pageState === 'refunded' ? <Refunded payment={payment} /> : <Closed payment={payment} />
}
