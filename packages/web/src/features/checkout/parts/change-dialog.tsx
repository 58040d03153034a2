import { useState } from 'react'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import type { Change } from '../use-order.ts'

interface ChangeDialogProps {
  change: Change | undefined
  /** What was not done because of the change: the order, or the payment. */
  of: 'order' | 'payment'
  onAccept: () => void
  /** Cancels; without it the dialog only informs. */
  onDecline?: (() => void) | undefined
}

/** Shows the old and the new total, or that the terms of the goods have changed. Nothing was ordered or paid yet; that takes another tap. */
export function ChangeDialog({ change, of, onAccept, onDecline }: ChangeDialogProps) {
  const t = useTexts('checkout')
  const core = useTexts('core')
  const { money } = useFormats()
  // While the dialog closes it still says what it said.
  const [shown, setShown] = useState(change)
  if (change && change !== shown) setShown(change)
  if (shown && shown.oldFen === shown.newFen)
    return (
      <ConfirmDialog
        open={change !== undefined}
        title={t('change.termsTitle')}
        body={t('change.termsBody', { total: money(shown.newFen) })}
        confirmText={t('change.termsAccept')}
        onConfirm={onAccept}
        onCancel={onAccept}
      />
    )
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={t('change.title')}
      body={
        shown &&
        t(of === 'order' ? 'change.body' : 'change.payBody', { old: money(shown.oldFen), new: money(shown.newFen) })
      }
      confirmText={t(of === 'order' ? 'change.accept' : 'change.agree')}
      onConfirm={onAccept}
      cancelText={onDecline && core('ui.cancel')}
      onCancel={onDecline ?? onAccept}
    />
  )
}
