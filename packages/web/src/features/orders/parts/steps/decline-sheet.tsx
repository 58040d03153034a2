import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { CancelledSheet } from './cancelled-goods.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { StepProps } from './step.ts'

/** The seller declines the cancellation request, with a reason. */
export function DeclineSheet(props: StepProps) {
  const { order, view, onClose } = props
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.declineCancel', view)
  return (
    <CancelledSheet
      {...props}
      title={t('decline.title')}
      draw={({ total, isMade }) => (
        <ReasonForm
          step="declineCancel"
          orderId={order.id}
          without={isMade ? undefined : 'inProduction'}
          label={t('decline.reason')}
          placeholder={t('decline.placeholder')}
          needed={t('decline.needed')}
          hint={t('decline.hint', { total })}
          submit={t('decline.submit')}
          done={t('decline.done')}
          send={(body) => attempt({ params: { id: order.id }, body })}
          onClose={onClose}
        />
      )}
    />
  )
}
