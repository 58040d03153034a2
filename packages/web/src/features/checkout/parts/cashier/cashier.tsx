import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useChangeWords } from '../price-change.tsx'
import { CashierFrame, type CashierProps } from './cashier-frame.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { PaidFor } from './paid-for.tsx'

/** The cashier of orders. */
export function Cashier(props: CashierProps) {
  const t = useTexts('checkout')
  const changeWords = useChangeWords()
  const { payment, onChanged } = props
  return (
    <CashierFrame
      {...props}
      of={{
        here: href('orderPlay', { paymentId: payment.id }),
        expires: t('pay.expires'),
        changes: payment.orders.filter(({ state }) => state === 'unpaid').flatMap(changeWords),
      }}
      below={({ isConfirming, stay }) => (
        <LeaveQuestion payment={payment} from="cashier" open={isConfirming} onStay={stay} />
      )}
    >
      <PaidFor orders={payment.orders} onChanged={onChanged} />
    </CashierFrame>
  )
}
