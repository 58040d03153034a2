import Hourglass from 'lucide-react/icons/hourglass'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Payment } from '../payment-face.ts'
import type { PaymentView } from '../use-payment.ts'
import { Result, ResultArt } from './result.tsx'

export interface WaitingProps {
  payment: Payment
  view: Pick<PaymentView, 'isLate' | 'check' | 'isChecking' | 'payAgain'>
}

/** Back from the cashier: the provider's word is on its way. Whoever has paid can have it asked for, whoever has not goes back to pay. */
export function Waiting({ payment, view }: WaitingProps) {
  const t = useTexts('checkout')
  const { isLate, check, isChecking, payAgain } = view
  return (
    <Result
      title={t('pay.title')}
      art={isLate ? <ResultArt of={Hourglass} tone="neutral" /> : <Spinner size={40} />}
      words={t(isLate ? 'waiting.late' : 'waiting.title')}
      fen={payment.amountFen}
      hint={t(isLate ? 'waiting.lateHint' : 'waiting.hint')}
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
