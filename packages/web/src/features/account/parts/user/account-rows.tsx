import { href } from '@zhujia/contract/screens.ts'
import { useQuery } from '@tanstack/react-query'
import Handshake from 'lucide-react/icons/handshake'
import IdCard from 'lucide-react/icons/id-card'
import Settings from 'lucide-react/icons/settings'
import UsersRound from 'lucide-react/icons/users-round'
import { pendingInvitationsQuery } from '#entities/organisations/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { hasRolesToSwitch, useSession } from '#platform/session.ts'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { firstChoice } from '#features/account/identities.ts'

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

/** What one belongs to, with how many invitations wait for an answer. */
function Memberships() {
  const t = useTexts('account')
  const core = useTexts('core')
  const { data } = useQuery(pendingInvitationsQuery())
  const count = data?.pending ?? 0
  return (
    <Cell
      icon={Handshake}
      title={core('screens.memberships')}
      value={count > 0 ? t('invitations', { count }) : undefined}
      href={href('memberships')}
    />
  )
}

/** The rows below the profile: who one is here, for signed-in people, and the settings, for guests too. */
export function AccountRows({ signedIn }: { signedIn: boolean }) {
  const core = useTexts('core')
  return (
    <CellGroup>
      {signedIn && <MyRoles />}
      {signedIn && <Memberships />}
      <Cell icon={Settings} title={core('screens.settings')} href={href('settings')} />
    </CellGroup>
  )
}
