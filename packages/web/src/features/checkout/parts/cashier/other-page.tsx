import { useEffect } from 'react'
import { useNavigation } from '#platform/navigation.ts'
import { CashierSkeleton } from './cashier-skeleton.tsx'

/** The payment is for something that has a page of its own: it opens in place of this one. */
export function OtherPage({ to, paymentId }: { to: 'orderPlay' | 'depositPayment'; paymentId: string }) {
  const { redirectTo } = useNavigation()
  useEffect(() => {
    if (to === 'orderPlay') redirectTo('orderPlay', { paymentId })
    else redirectTo('depositPayment', { paymentId })
  }, [redirectTo, to, paymentId])
  return <CashierSkeleton />
}
