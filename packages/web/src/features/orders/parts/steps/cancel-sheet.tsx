import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { isPaidTogether } from '../pay-note.tsx'
import { CancelledSheet, isRest } from './cancelled-goods.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { StepProps } from './step.ts'

function useReasonTexts() {
  const t = useTexts('orders')
  return {
    label: t('cancel.reason'),
    placeholder: t('cancel.notePlaceholder'),
    needed: t('cancel.reasonNeeded'),
  }
}

function CancelUnpaidSheet(props: StepProps) {
  const { order, view, onClose } = props
  const t = useTexts('orders')
  const texts = useReasonTexts()
  const { attempt } = useOrderStep('orders.cancelOrder', view)
  return (
    <CancelledSheet
      {...props}
      title={t('cancel.title')}
      draw={() => (
        <ReasonForm
          {...texts}
          step="cancel"
          orderId={order.id}
          hint={t(isPaidTogether(order) ? 'cancel.othersStay' : 'cancel.hint')}
          submit={t('cancel.submit')}
          done={t('cancel.done')}
          danger
          send={(body) => attempt({ params: { id: order.id }, body })}
          onClose={onClose}
        />
      )}
    />
  )
}

function CloseSheet(props: StepProps) {
  const { order, view, onClose } = props
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.closeOrder', view)
  return (
    <CancelledSheet
      {...props}
      title={t('cancel.title')}
      draw={() => (
        <ReasonForm
          step="close"
          orderId={order.id}
          label={t('cancel.reason')}
          placeholder={t('close.notePlaceholder')}
          needed={t('cancel.reasonNeeded')}
          hint={t('close.hint')}
          submit={t('cancel.submit')}
          done={t('cancel.done')}
          danger
          send={(body) => attempt({ params: { id: order.id }, body })}
          onClose={onClose}
        />
      )}
    />
  )
}

/** Closes an unpaid order, for its buyer or its seller. */
export function CancelSheet(props: StepProps) {
  return props.view === 'seller' ? <CloseSheet {...props} /> : <CancelUnpaidSheet {...props} />
}

/** The buyer requests the cancellation of what is not shipped of a paid order. */
export function RequestCancelSheet(props: StepProps) {
  const { order, view, onClose } = props
  const t = useTexts('orders')
  const texts = useReasonTexts()
  const { attempt } = useOrderStep('orders.requestCancel', view)
  return (
    <CancelledSheet
      {...props}
      title={t(isRest(order.state) ? 'restCancel.title' : 'requestCancel.title')}
      draw={({ total, ...what }) => (
        <ReasonForm
          {...texts}
          step="requestCancel"
          orderId={order.id}
          hint={what.isRest ? t('restCancel.hint', { money: total }) : t('requestCancel.hint', { total })}
          submit={t('requestCancel.submit')}
          done={t('requestCancel.done')}
          send={(body) => attempt({ params: { id: order.id }, body })}
          onClose={onClose}
        />
      )}
    />
  )
}

/** The buyer cancels what the shop has not shipped in time, without its consent. */
export function UnilateralCancelSheet(props: StepProps) {
  const { order, view, onClose } = props
  const t = useTexts('orders')
  const texts = useReasonTexts()
  const { attempt } = useOrderStep('orders.cancelUnilaterally', view)
  return (
    <CancelledSheet
      {...props}
      title={t('cancelUnilaterally.title')}
      draw={({ total, ...what }) => (
        <ReasonForm
          {...texts}
          step="cancelUnilaterally"
          orderId={order.id}
          hint={t(what.isRest ? 'cancelUnilaterally.hintRest' : 'cancelUnilaterally.hint', { total })}
          submit={t('cancelUnilaterally.submit')}
          done={t('cancelUnilaterally.done')}
          danger
          send={(body) => attempt({ params: { id: order.id }, body })}
          onClose={onClose}
        />
      )}
    />
  )
}
