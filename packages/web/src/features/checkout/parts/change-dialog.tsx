import { useState } from 'react'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import type { Change } from '../use-order.ts'

interface ChangeDialogProps {
  change: Change | undefined
  /** What was not done because of the change: the order, or the payment. */
  of: 'order' | 'payment'
  /** What changed in particular, and why: a sentence each. */
  details?: readonly string[] | undefined
  onAccept: () => void
  /** Cancels; without it the dialog only informs. */
  onDecline?: (() => void) | undefined
}

/** Both totals, and what changed in particular. */
function Totals({ of, change, details }: Pick<ChangeDialogProps, 'of' | 'details'> & { change: Change }) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const totals = { old: money(change.oldFen), new: money(change.newFen) }
  return [t(of === 'order' ? 'change.body' : 'change.payBody', totals), ...(details ?? [])].map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ))
}

/** Shows the old and the new total, or that the terms of the goods have changed. Nothing was ordered or paid yet; that takes another tap. */
export function ChangeDialog({ change, of, details, onAccept, onDecline }: ChangeDialogProps) {
  const t = useTexts('checkout')
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
      body={shown && <Totals of={of} change={shown} details={details} />}
      confirmText={t(of === 'order' ? 'change.accept' : 'change.agree')}
      onConfirm={onAccept}
      cancelText={onDecline && t('change.notYet')}
      onCancel={onDecline ?? onAccept}
    />
  )
}
