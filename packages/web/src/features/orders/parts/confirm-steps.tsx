import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePage } from '#platform/navigation.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import { orderQuery, useHideOrder, useOrderStep } from '../queries.ts'
import type { StepProps } from './step.ts'

type Question = 'withdraw' | 'receive' | 'agree' | 'agreeRest' | 'extend'
type Key = 'orders.withdrawCancel' | 'orders.receiveOrder' | 'orders.agreeCancel' | 'orders.extendReceipt'

interface ConfirmStepProps extends StepProps {
  question: Question
  step: Key
  /** What the question is about, in fen; the order's total unless it says otherwise. */
  fen?: number | undefined
  danger?: boolean
}

function useBody(question: Question, fen: number): string {
  const t = useTexts('orders')
  const total = useFormats().money(fen)
  return question === 'withdraw' || question === 'extend' ? t(`${question}.body`) : t(`${question}.body`, { total })
}

function ConfirmStep({ question, step, fen, danger = false, order, view, open, onClose }: ConfirmStepProps) {
  const t = useTexts('orders')
  const body = useBody(question, fen ?? order.totalFen - order.refundedFen)
  const { take, isPending } = useOrderStep(step, view)
  const go = async () => {
    try {
      if (await take({ params: { id: order.id } })) showToast(t(`${question}.done`))
      onClose()
    } catch (error) {
      // The client has said what went wrong; the question stays for another try.
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <ConfirmDialog
      open={open}
      title={t(`${question}.title`)}
      body={body}
      confirmText={t(`${question}.confirm`)}
      cancelText={t(`${question}.cancel`)}
      danger={danger}
      loading={isPending}
      onConfirm={() => void go()}
      onCancel={onClose}
    />
  )
}

/** The buyer takes back the wish to cancel. */
export const WithdrawDialog = (props: StepProps) => (
  <ConfirmStep {...props} question="withdraw" step="orders.withdrawCancel" />
)

/** The buyer says that the goods are there, knowing what that means for the money. */
export const ReceiveDialog = (props: StepProps) => (
  <ConfirmStep {...props} question="receive" step="orders.receiveOrder" />
)

/** The buyer takes more time before the goods count as received. */
export const ExtendDialog = (props: StepProps) => (
  <ConfirmStep {...props} question="extend" step="orders.extendReceipt" />
)

/** The seller lets a paid order go, or what of it has not left: all of that money returns. */
export function AgreeDialog(props: StepProps) {
  const { order, view } = props
  const isRest = order.state === 'restCancelRequested'
  const { data } = useQuery({ ...orderQuery(view, order.id), enabled: isRest })
  if (!isRest) return <ConfirmStep {...props} question="agree" step="orders.agreeCancel" danger />
  // The sum is part of the question: it is asked once it is known.
  return (
    data && <ConfirmStep {...props} question="agreeRest" step="orders.agreeCancel" fen={data.unshippedFen} danger />
  )
}

/** The buyer takes an order that is over out of his list; from its own page he is led back to it. */
export function HideDialog({ order, open, onClose }: StepProps) {
  const t = useTexts('orders')
  const { screen } = usePage()
  const { navigateBack } = useNavigation()
  const { hide, isPending } = useHideOrder()
  const go = async () => {
    try {
      await hide(order.id, () => screen === 'orders' || navigateBack())
      showToast(t('hide.done'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
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
