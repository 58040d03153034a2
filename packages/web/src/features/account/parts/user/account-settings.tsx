import { href } from '@zhujia/contract/screens.ts'
import IdCard from 'lucide-react/icons/id-card'
import LogOut from 'lucide-react/icons/log-out'
import Palette from 'lucide-react/icons/palette'
import UsersRound from 'lucide-react/icons/users-round'
import { useState } from 'react'
import { useLogout } from '#entities/auth/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { hasRolesToSwitch, signOut, useSession } from '#platform/session.ts'
import { runAction } from '#platform/run-action.ts'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { firstChoice } from '#features/account/identities.ts'
import { DisplaySheet } from './display-sheet.tsx'

type Opened = 'display' | 'logout'

function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('account')
  const { reLaunch } = useNavigation()
  const logout = useLogout()
  const leave = async () => {
    // Without a network the session ends on this device now, and on the server when it expires.
    await runAction(() => logout.mutateAsync({}))
    signOut()
    showToast(t('logout.done'))
    reLaunch('login')
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      body={t('logout.body')}
      confirmText={t('logout.confirm')}
      cancelText={t('logout.cancel')}
      loading={logout.isPending}
      danger
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}

/** The identity and, if it has several roles, the active ones. */
function MyRoles() {
  const t = useTexts('account')
  const session = useSession()
  const { availableRoles, userType, hasChosenType } = session
  const identity = firstChoice(
    availableRoles.map(({ roleCode }) => roleCode),
    userType,
  )
  const name = identity && t(`identity.of.${identity}.name`)
  return (
    <>
      <Cell
        icon={IdCard}
        title={t('identity.cell')}
        value={name && (hasChosenType ? name : t('identity.byDefault', { name }))}
        href={href('userStatus')}
      />
      {hasRolesToSwitch(session) && <Cell icon={UsersRound} title={t('role.cell')} href={href('selectCharacter')} />}
    </>
  )
}

/** The rows below the profile; those of the session only for signed-in people. */
export function AccountSettings({ signedIn }: { signedIn: boolean }) {
  const t = useTexts('account')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      <CellGroup title={t('settings')}>
        {signedIn && <MyRoles />}
        <Cell icon={Palette} title={t('display.cell')} onClick={() => setOpened('display')} />
      </CellGroup>
      {signedIn && (
        <CellGroup>
          <Cell icon={LogOut} title={t('logout.cell')} danger arrow={false} onClick={() => setOpened('logout')} />
        </CellGroup>
      )}
      <DisplaySheet open={opened === 'display'} onClose={close} />
      <LogoutDialog open={opened === 'logout'} onClose={close} />
    </>
  )
}
