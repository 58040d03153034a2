import { usePageQuery } from '#platform/navigation.ts'
import { CashierScreen } from '../parts/cashier/cashier-screen.tsx'
import { ConfirmScreen } from '../parts/confirm/confirm-screen.tsx'

/** Confirm, pay and result in one place: with `paymentId` the payment in its current state, else the order to be confirmed. */
export default function OrderPlayPage() {
  const { paymentId } = usePageQuery('orderPlay')
  return paymentId === undefined ? <ConfirmScreen /> : <CashierScreen key={paymentId} paymentId={paymentId} />
}
