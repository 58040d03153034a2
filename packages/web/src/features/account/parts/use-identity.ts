import { useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { setUserType, useSession } from '#platform/session.ts'
import { showToast } from '#ui/toast.tsx'
import { firstChoice, type Identity, standingsOf } from '../identities.ts'
import { useGrantedRoles, useSelectRoles } from '../queries.ts'

/** The choice of an identity: taking one activates its roles, remembers it on this device and goes on. */
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
    try {
      await select([first, ...others])
    } catch (error) {
      // The client has already said what went wrong; the choice stays as it is for another try.
      if (!(error instanceof ApiError)) throw error
      return
    }
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
    /** Leaving without a choice keeps the identity that stands; a newcomer is not asked again. */
    leave: () => {
      setUserType(userType)
      returnTo(redirect)
    },
  }
}
