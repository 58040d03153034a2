import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useLogout } from '#entities/auth/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { runAction } from '#platform/run-action.ts'
import { signOut } from '#platform/session.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Logs out, after a question. */
export function LogoutCell() {
  const t = useTexts('settings')
  const { reLaunch } = useNavigation()
  const logout = useLogout()
  const [open, setOpen] = useState(false)
  const leave = async () => {
    // Without a network the session ends on this device now, and on the server when it expires.
    await runAction(() => logout.mutateAsync({}))
    signOut()
    showToast(t('logout.done'))
    reLaunch('login')
  }
  return (
    <>
      <Cell icon={LogOut} title={t('logout.cell')} danger arrow={false} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        title={t('logout.title')}
        body={t('logout.body')}
        confirmText={t('logout.confirm')}
        cancelText={t('logout.cancel')}
        loading={logout.isPending}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
