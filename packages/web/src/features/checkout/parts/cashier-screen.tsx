import FileQuestion from 'lucide-react/icons/file-question-mark'
import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { isGone, type PaymentView, usePayment } from '../use-payment.ts'
import { Cashier } from './cashier.tsx'
import { Closed, Paid, Refunded } from './results.tsx'
import { Waiting } from './waiting.tsx'

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
  const core = useTexts('core')
  const { error } = view
  if (!error) return <CashierSkeleton />
  return (
    <ScreenPage title={t('pay.title')}>
      {isGone(error) ? (
        <EmptyState
          art={FileQuestion}
          title={t('pay.gone')}
          hint={t('pay.goneHint')}
          action={<LinkButton href={href('orders', { view: 'buyer' })}>{t('result.toOrders')}</LinkButton>}
        />
      ) : (
        <FailedState
          title={t('pay.failed')}
          hint={error.message}
          onRetry={view.retry}
          retryText={core('ui.retry')}
          retrying={view.isFetching}
        />
      )}
    </ScreenPage>
  )
}

/** A payment as it stands: to be paid, waiting for the provider's word, or done with. Reload and links show the same. */
export function CashierScreen({ paymentId }: { paymentId: string }) {
  const view = usePayment(paymentId)
  const { payment, face } = view
  if (!payment || !face) return <Unknown view={view} />
  if (face === 'cashier') return <Cashier payment={payment} serverNow={view.serverNow} onChanged={view.retry} />
  if (face === 'waiting') return <Waiting payment={payment} view={view} />
  if (face === 'paid') return <Paid payment={payment} />
  return face === 'refunded' ? <Refunded payment={payment} /> : <Closed payment={payment} />
}
