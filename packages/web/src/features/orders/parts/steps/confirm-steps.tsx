import { EXTENSION_DAYS } from '@zhujia/contract/orders/states.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePage } from '#platform/navigation.ts'
import { runAction } from '#platform/run-action.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { useHideOrder, useOrderStep } from '#features/orders/queries.ts'
import type { StepProps } from './step.ts'

type Question = 'withdraw' | 'receive' | 'extend'
type Key = 'orders.withdrawCancel' | 'orders.receiveOrder' | 'orders.extendReceipt'

interface ConfirmStepProps extends StepProps {
  question: Question
  step: Key
}

/** What the texts of a question name: the money that the shop gets, or the days. */
function useWords(question: Question, fen: number) {
  const t = useTexts('orders')
  const total = useFormats().money(fen)
  if (question === 'receive')
    return { body: t('receive.body', { total }), confirm: t('receive.confirm'), done: t('receive.done') }
  if (question === 'withdraw')
    return { body: t('withdraw.body'), confirm: t('withdraw.confirm'), done: t('withdraw.done') }
  const days = { days: EXTENSION_DAYS }
  return { body: t('extend.body', days), confirm: t('extend.confirm', days), done: t('extend.done', days) }
}

function ConfirmStep({ question, step, order, view, open, onClose }: ConfirmStepProps) {
  const t = useTexts('orders')
  const { body, confirm, done } = useWords(question, order.totalFen - order.refundedFen)
  const { take, isPending } = useOrderStep(step, view)
  // After a failure the dialog stays open for another try.
  const go = () =>
    runAction(async () => {
      if (await take({ params: { id: order.id } })) showToast(done)
      onClose()
    })
  return (
    <ConfirmDialog
      open={open}
      title={t(`${question}.title`)}
      body={body}
      confirmText={confirm}
      cancelText={t(`${question}.cancel`)}
      loading={isPending}
      onConfirm={() => void go()}
      onCancel={onClose}
    />
  )
}

/** The buyer withdraws the cancellation request. */
export const WithdrawDialog = (props: StepProps) => (
  <ConfirmStep {...props} question="withdraw" step="orders.withdrawCancel" />
)

/** The buyer confirms the receipt. The dialog explains that the shop then gets the money. */
export const ReceiveDialog = (props: StepProps) => (
  <ConfirmStep {...props} question="receive" step="orders.receiveOrder" />
)

/** The buyer extends the time after which the goods count as received. */
export const ExtendDialog = (props: StepProps) => (
  <ConfirmStep {...props} question="extend" step="orders.extendReceipt" />
)

/** The buyer removes a finished order from their list; on its own page they return to the list. */
export function HideDialog({ order, open, onClose }: StepProps) {
  const t = useTexts('orders')
  const { screen } = usePage()
  const { navigateBack } = useNavigation()
  const { hide, isPending } = useHideOrder()
  const go = () =>
    runAction(async () => {
      await hide(order.id, () => screen === 'orders' || navigateBack())
      showToast(t('hide.done'))
      onClose()
    })
  return (
    <ConfirmDialog
      open={open}
      title={t('hide.title')}
      body={t('hide.body')}
      confirmText={t('hide.confirm')}
      cancelText={t('hide.cancel')}
      danger
      loading={isPending}
      onConfirm={() => void go()}
      onCancel={onClose}
    />
  )
}
