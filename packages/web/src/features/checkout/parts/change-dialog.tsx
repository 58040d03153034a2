import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Change } from '../use-order.ts'

interface ChangeDialogProps {
  change: Change | undefined
  /** What has not happened because of it: the order, or the payment. */
  of: 'order' | 'payment'
  onAccept: () => void
  /** Leaves things as they are; without it the dialog only informs. */
  onDecline?: (() => void) | undefined
}

/** Says that the total is another one now, with both. Nothing was ordered or paid; that takes another tap. */
export function ChangeDialog({ change, of, onAccept, onDecline }: ChangeDialogProps) {
  const t = useTexts('checkout')
  const core = useTexts('core')
  const { money } = useFormats()
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={t('change.title')}
      body={
        change &&
        t(of === 'order' ? 'change.body' : 'change.payBody', { old: money(change.oldFen), new: money(change.newFen) })
      }
      confirmText={t(of === 'order' ? 'change.accept' : 'change.agree')}
      onConfirm={onAccept}
      cancelText={onDecline && core('ui.cancel')}
      onCancel={onDecline ?? onAccept}
    />
  )
}
