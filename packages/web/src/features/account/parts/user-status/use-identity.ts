import { useState } from 'react'
import { useGrantedRoles } from '#entities/account/queries.ts'
import { useSelectRoles } from '#entities/auth/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { setUserType, useSession } from '#platform/session.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { firstChoice, type Identity, standingsOf } from '#features/account/identities.ts'

/** The choice of an identity: confirming it activates its roles, remembers it on this device and continues. */
export function useIdentity() {
  const t = useTexts('account')
  const { redirect } = usePageQuery('userStatus')
  const { returnTo } = useNavigation()
  const { userType } = useSession()
  const profile = useGrantedRoles()
  const { select, isPending } = useSelectRoles()
  const [wanted, setWanted] = useState<Identity>()

  const granted = profile.data?.availableRoles.map(({ roleCode }) => roleCode) ?? []
  const standings = standingsOf(granted)
  const identity = wanted ?? firstChoice(granted, userType)
  const take = async ([first, ...others]: (typeof standings)[number]['roles']) => {
    if (first === undefined || identity === undefined) return
    // After a failure the choice stays as it is for another try.
    if (!(await runAction(() => select([first, ...others])))) return
    setUserType(first)
    showToast(t('identity.taken', { name: t(`identity.of.${identity}.name`) }))
    returnTo(redirect)
  }
  return {
    profile,
    standings,
    identity,
    choose: setWanted,
    taking: isPending,
    confirm: () => void take(standings.find((standing) => standing.identity === identity)?.roles ?? []),
    /** Leaving without a choice keeps the present identity; a new user is not asked again. */
    leave: () => {
      setUserType(userType)
      returnTo(redirect)
    },
  }
}
