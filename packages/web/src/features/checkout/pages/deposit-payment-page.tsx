import { usePageQuery } from '#platform/navigation.ts'
import { DepositScreen } from '../parts/deposit/deposit-screen.tsx'

/** The payment of a deposit in its current state: to be paid, waiting for the provider's result, or finished. */
export default function DepositPaymentPage() {
  const { paymentId = '' } = usePageQuery('depositPayment')
  return <DepositScreen key={paymentId} paymentId={paymentId} />
}
