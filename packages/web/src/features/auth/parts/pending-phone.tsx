import Hourglass from 'lucide-react/icons/hourglass'
import { useCancelPhoneChange } from '#entities/auth/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showToast } from '#ui/feedback/toast.tsx'

/** A new phone that waits for its day, and the way to stop it. */
export function PendingPhone({ phoneMasked, dueAt }: { phoneMasked: string; dueAt: string }) {
  const t = useTexts('security')
  const { dateTime } = useFormats()
  const { cancel, isPending } = useCancelPhoneChange()
  const stop = async () => {
    if (await runAction(cancel)) showToast(t('phone.cancelled'))
  }
  return (
    <div role="status">
      <EmptyState
        art={Hourglass}
        title={t('phone.pending', { phone: phoneMasked, at: dateTime(dueAt) })}
        hint={t('phone.pendingHint')}
        action={
          <Button kind="secondary" loading={isPending} onClick={() => void stop()}>
            {t('phone.cancel')}
          </Button>
        }
      />
    </div>
  )
}
