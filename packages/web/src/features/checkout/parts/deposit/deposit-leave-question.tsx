import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

interface DepositLeaveQuestionProps {
  payment: Payment
  deposit: NonNullable<Payment['deposit']>
  from: 'cashier' | 'waiting'
  open: boolean
  onStay: () => void
}

/** Says until when the deposit can be paid, or what happens to it, with a link to the shop's deposit. */
export function DepositLeaveQuestion({ payment, deposit, from, open, onStay }: DepositLeaveQuestionProps) {
  const t = useTexts('deposits')
  const { time } = useFormats()
  const { redirectTo } = useNavigation()
  return (
    <ConfirmDialog
      open={open}
      title={t(`leave.${from}.title`)}
      body={t(`leave.${from}.body`, { time: time(payment.expiresAt) })}
      confirmText={t('leave.toDeposit')}
      cancelText={t(`leave.${from}.stay`)}
      prefersCancel
      onConfirm={() => redirectTo('shopDeposit', { shopId: deposit.shop.id })}
      onCancel={onStay}
    />
  )
}
