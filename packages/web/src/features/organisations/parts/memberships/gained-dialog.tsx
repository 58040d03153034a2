import type { Role } from '@zhujia/contract/core/roles.ts'
import { useSelectRoles } from '#entities/auth/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { useSession } from '#platform/session.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** What somebody became by accepting. */
export interface Gained {
  /** Of the organisation. */
  name: string
  role: Role
}

/** Offers to use the new role at once, beside those that are active. */
export function GainedDialog({ gained, onClose }: { gained: Gained | undefined; onClose: () => void }) {
  const t = useTexts('organisations')
  const core = useTexts('core')
  const { currentRoles } = useSession()
  const { select, isPending } = useSelectRoles()
  const role = gained ? core(`roles.${gained.role}`) : ''
  const use = async () => {
    if (!gained) return
    const isDone = await runAction(() => select([...new Set([...currentRoles, gained.role])]))
    if (isDone) showToast(t('received.using', { role }))
    onClose()
  }
  return (
    <ConfirmDialog
      open={gained !== undefined}
      title={t('received.joined', { name: gained?.name ?? '' })}
      body={t('received.gained', { role })}
      confirmText={t('received.use', { role })}
      cancelText={t('received.later')}
      loading={isPending}
      onConfirm={() => void use()}
      onCancel={onClose}
    />
  )
}
