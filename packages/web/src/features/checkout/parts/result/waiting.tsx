import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode } from 'react'
import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { PaymentView } from '#features/checkout/use-payment.ts'
import { LeaveQuestion, type Leaving, useLeaving } from '../cashier/leave-question.tsx'
import { Result, ResultArt } from './result.tsx'

export interface WaitingProps {
  payment: Payment
  view: Pick<PaymentView, 'isLate' | 'serverNow' | 'check' | 'isChecking' | 'payAgain'>
}

interface WaitingFrameProps extends WaitingProps {
  /** Where the money goes, when the result is late. */
  lateHint: string
  /** The question before somebody leaves. */
  leaveQuestion: (leaving: Leaving) => ReactNode
}

/** When the provider is next asked without anybody's doing; undefined where nobody knows of such a time. */
function useNextCheck({ payment: { nextCheckAt }, view: { serverNow } }: WaitingProps): string | undefined {
  const t = useTexts('checkout')
  const { time } = useFormats()
  const isToCome = nextCheckAt !== null && Date.parse(nextCheckAt) > serverNow()
  return isToCome ? t('waiting.nextCheck', { time: time(nextCheckAt) }) : undefined
}

/** After the cashier, until the provider reports the result. Those who have paid can request it; the others go back to the payment methods. */
export function WaitingFrame({ payment, view, lateHint, leaveQuestion }: WaitingFrameProps) {
  const t = useTexts('checkout')
  const nextCheck = useNextCheck({ payment, view })
  const { isLate, check, isChecking, payAgain } = view
  const leaving = useLeaving()
  return (
    <Result
      title={t('pay.title')}
      onBack={leaving.confirm}
      below={leaveQuestion(leaving)}
      art={isLate ? <ResultArt of={Hourglass} tone="neutral" /> : <Spinner size={40} />}
      words={t(isLate ? 'waiting.late' : 'waiting.title')}
      fen={payment.amountFen}
      hint={isLate ? lateHint : t('waiting.hint')}
      also={isLate ? nextCheck : undefined}
      stacked
    >
      <Button block size="large" loading={isChecking} onClick={check}>
        {t('waiting.check')}
      </Button>
      <Button block size="large" kind="secondary" onClick={payAgain}>
        {t('waiting.payAgain')}
      </Button>
    </Result>
  )
}

/** The same of an order's payment. */
export function Waiting(props: WaitingProps) {
  const t = useTexts('checkout')
  return (
    <WaitingFrame
      {...props}
      lateHint={t('waiting.lateHint')}
      leaveQuestion={({ isConfirming, stay }) => (
        <LeaveQuestion payment={props.payment} from="waiting" open={isConfirming} onStay={stay} />
      )}
    />
  )
}
