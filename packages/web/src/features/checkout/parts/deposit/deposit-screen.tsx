import { href } from '@zhujia/contract/screens.ts'
import type { Payment } from '#entities/payments/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { type PaymentView, usePayment } from '#features/checkout/use-payment.ts'
import { CashierFrame } from '../cashier/cashier-frame.tsx'
import { Unknown } from '../cashier/cashier-screen.tsx'
import { OtherPage } from '../cashier/other-page.tsx'
import { WaitingFrame } from '../result/waiting.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { DepositLeaveQuestion } from './deposit-leave-question.tsx'
import { DepositClosed, DepositPaid } from './deposit-results.tsx'

type Deposit = NonNullable<Payment['deposit']>

interface ShownProps {
  payment: Payment
  deposit: Deposit
  view: PaymentView
}

function DepositCashier({ payment, deposit, view }: ShownProps) {
  const t = useTexts('deposits')
  return (
    <CashierFrame
      payment={payment}
      serverNow={view.serverNow}
      hasLeft={view.hasLeft}
      onChanged={view.retry}
      of={{ here: href('depositPayment', { paymentId: payment.id }), expires: t('pay.expires'), changes: [] }}
      below={({ isConfirming, stay }) => (
        <DepositLeaveQuestion payment={payment} deposit={deposit} from="cashier" open={isConfirming} onStay={stay} />
      )}
    >
      <DepositFacts deposit={deposit} />
    </CashierFrame>
  )
}

function DepositWaiting({ payment, deposit, view }: ShownProps) {
  const t = useTexts('deposits')
  return (
    <WaitingFrame
      payment={payment}
      view={view}
      lateHint={t('pay.lateHint')}
      leaveQuestion={({ isConfirming, stay }) => (
        <DepositLeaveQuestion payment={payment} deposit={deposit} from="waiting" open={isConfirming} onStay={stay} />
      )}
    />
  )
}

/** A deposit's payment as it stands. Reload and links show the same. */
export function DepositScreen({ paymentId }: { paymentId: string }) {
  const t = useTexts('deposits')
  const view = usePayment(paymentId)
  const { payment, pageState } = view
  if (!payment || !pageState)
    return <Unknown view={view} back={<LinkButton href={href('shopDeposit')}>{t('result.toDeposit')}</LinkButton>} />
  const { deposit } = payment
  if (!deposit) return <OtherPage to="orderPlay" paymentId={paymentId} />
  const shown = { payment, deposit, view }
  if (pageState === 'cashier') return <DepositCashier {...shown} />
  if (pageState === 'waiting') return <DepositWaiting {...shown} />
  return pageState === 'closed' ? (
    <DepositClosed payment={payment} deposit={deposit} />
  ) : (
    <DepositPaid payment={payment} deposit={deposit} reread={view.retry} />
  )
}
