import { useEffect, useEffectEvent, useState } from 'react'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Payment } from '../payment-face.ts'

/** Asks before an open cashier is left, by its own step back or the browser's. @returns the question, and how to ask it */
export function useLeaving(): { isAsking: boolean; ask: () => void; stay: () => void } {
  const { holdBack } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  const ask = useEffectEvent(() => setAsking(true))
  useEffect(() => {
    holdBack(() => ask())
    return () => holdBack(undefined)
  }, [holdBack])
  return { isAsking, ask: () => setAsking(true), stay: () => setAsking(false) }
}

interface LeaveQuestionProps {
  payment: Payment
  open: boolean
  onStay: () => void
}

/** Says until when the order is kept, and leads to it: what lies below is only the cart that it was taken from. */
export function LeaveQuestion({ payment, open, onStay }: LeaveQuestionProps) {
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
      title={t('leave.title')}
      body={t('leave.body', { time: time(payment.expiresAt) })}
      confirmText={t('leave.toOrder')}
      cancelText={t('leave.stay')}
      onConfirm={leave}
      onCancel={onStay}
    />
  )
}
