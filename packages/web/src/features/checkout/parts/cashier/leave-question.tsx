import { useEffect, useEffectEvent, useState } from 'react'
import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

export interface Leaving {
  isConfirming: boolean
  confirm: () => void
  stay: () => void
}

/** A question before somebody leaves an open cashier, or the wait for its result, by the page's own back button or the browser's. */
export function useLeaving(): Leaving {
  const { setBackHandler } = useNavigation()
  const [isConfirming, setConfirming] = useState(false)
  const confirm = useEffectEvent(() => setConfirming(true))
  useEffect(() => {
    setBackHandler(() => confirm())
    return () => setBackHandler(undefined)
  }, [setBackHandler])
  return { isConfirming, confirm: () => setConfirming(true), stay: () => setConfirming(false) }
}

interface LeaveQuestionProps {
  payment: Payment
  /** At the cashier nothing is paid yet; while the result is awaited it may be. */
  from: 'cashier' | 'waiting'
  open: boolean
  onStay: () => void
}

/** Says until when the order is held, or what happens to it, with a link to it, because the cart below no longer has the goods. */
export function LeaveQuestion({ payment, from, open, onStay }: LeaveQuestionProps) {
  const t = useTexts('checkout')
  const { time } = useFormats()
  const { redirectTo } = useNavigation()
  const unpaid = payment.orders.filter(({ state }) => state === 'unpaid')
  const [first, second] = unpaid
  const leave = () =>
    first && !second
      ? redirectTo('orderDetailBuyer', { id: first.id })
      : redirectTo('orders', { view: 'buyer', tab: 'unpaid' })
  return (
    <ConfirmDialog
      open={open}
      title={t(`leave.${from}.title`)}
      body={t(`leave.${from}.body`, { time: time(payment.expiresAt) })}
      confirmText={t('leave.toOrder')}
      cancelText={t(`leave.${from}.stay`)}
      prefersCancel
      onConfirm={leave}
      onCancel={onStay}
    />
  )
}
