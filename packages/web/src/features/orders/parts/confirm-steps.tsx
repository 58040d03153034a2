import { ApiError } from '../../../platform/api-client/api-error.ts'
import { useFormats } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useOrderStep } from '../queries.ts'
import type { StepProps } from './step.ts'

type Question = 'withdraw' | 'receive' | 'agree'
type Key = 'orders.withdrawCancel' | 'orders.receiveOrder' | 'orders.agreeCancel'

interface ConfirmStepProps extends StepProps {
  question: Question
  step: Key
  danger?: boolean
}

function ConfirmStep({ question, step, danger = false, order, view, open, onClose }: ConfirmStepProps) {
  const t = useTexts('orders')
  const total = useFormats().money(order.totalFen)
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
      body={question === 'withdraw' ? t('withdraw.body') : t(`${question}.body`, { total })}
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
export const WithdrawDialog = (props: StepProps) => <ConfirmStep {...props} question="withdraw" step="orders.withdrawCancel" />

/** The buyer says that the goods are there, knowing what that means for the money. */
export const ReceiveDialog = (props: StepProps) => <ConfirmStep {...props} question="receive" step="orders.receiveOrder" />

/** The seller lets a paid order go: all of its money returns. */
export const AgreeDialog = (props: StepProps) => <ConfirmStep {...props} question="agree" step="orders.agreeCancel" danger />
