import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Change } from '../use-order.ts'

/** Says that the total is another one now, with both. Nothing was ordered; ordering takes another tap. */
export function ChangeDialog({ change, onAccept }: { change: Change | undefined; onAccept: () => void }) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={t('change.title')}
      body={change && t('change.body', { old: money(change.oldFen), new: money(change.newFen) })}
      confirmText={t('change.accept')}
      onConfirm={onAccept}
      onCancel={onAccept}
    />
  )
}
