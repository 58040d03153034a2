import FileQuestion from 'lucide-react/icons/file-question-mark'
import { href } from '@zhujia/contract/screens.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type PaymentView, usePayment } from '#features/checkout/use-payment.ts'
import { Cashier } from './cashier.tsx'
import { Closed } from '../result/closed.tsx'
import { Paid, Refunded } from '../result/results.tsx'
import { Waiting } from '../result/waiting.tsx'

function CashierSkeleton() {
  const t = useTexts('checkout')
  return (
    <ScreenPage title={t('pay.title')} busy>
      {[6, 3].map((lines) => (
        <Card key={lines}>
          <Skeleton kind="line" count={lines} />
        </Card>
      ))}
    </ScreenPage>
  )
}

function Unknown({ view }: { view: PaymentView }) {
  const t = useTexts('checkout')
  const { error } = view
  if (!error) return <CashierSkeleton />
  return (
    <ScreenPage title={t('pay.title')}>
      {isMissing(error) ? (
        <EmptyState
          art={FileQuestion}
          title={t('pay.gone')}
          hint={t('pay.goneHint')}
          action={<LinkButton href={href('orders', { view: 'buyer' })}>{t('result.toOrders')}</LinkButton>}
        />
      ) : (
        <LoadFailed title={t('pay.failed')} error={error} onRetry={view.retry} retrying={view.isFetching} />
      )}
    </ScreenPage>
  )
}

/** A payment in its current state: to be paid, waiting for the provider's result, or finished. Reload and links show the same. */
export function CashierScreen({ paymentId }: { paymentId: string }) {
  const view = usePayment(paymentId)
  const { payment, pageState } = view
  if (!payment || !pageState) return <Unknown view={view} />
  if (pageState === 'cashier')
    return <Cashier payment={payment} serverNow={view.serverNow} hasLeft={view.hasLeft} onChanged={view.retry} />
  if (pageState === 'waiting') return <Waiting payment={payment} view={view} />
  if (pageState === 'paid') return <Paid payment={payment} />
  return pageState === 'refunded' ? <Refunded payment={payment} /> : <Closed payment={payment} />
}
