import type { Role } from '@zhujia/contract/core/roles.ts'
import { useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { type AvailableRole, useSession } from '#platform/session.ts'
import { showToast } from '#ui/toast.tsx'
import { useSelectRoles, useSetPrimaryRole } from '../queries.ts'

/** Which of the granted roles are to be active, and which one a new session starts with; saved together. */
export function useRoleChoice(available: readonly AvailableRole[]) {
  const t = useTexts('account')
  const { navigateBack } = useNavigation()
  const { currentRoles } = useSession()
  const { select, isPending: isSelecting } = useSelectRoles()
  const { setPrimary, isPending: isSetting } = useSetPrimaryRole()
  const codes = available.map(({ roleCode }) => roleCode)
  const main = available.find(({ isPrimary }) => isPrimary)?.roleCode
  const [chosen, setChosen] = useState<readonly Role[]>(() => currentRoles.filter((role) => codes.includes(role)))
  const [primary, choosePrimary] = useState(main)
  const [isAsked, setAsked] = useState(false)

  const send = async () => {
    if (primary !== undefined && primary !== main) await setPrimary(primary)
    await select([...chosen])
  }
  const save = async () => {
    setAsked(true)
    if (chosen.length === 0) return
    try {
      await send()
    } catch (error) {
      // The client has already said what went wrong; the choice stays as it is for another try.
      if (!(error instanceof ApiError)) throw error
      return
    }
    showToast(t('role.saved'))
    navigateBack()
  }
  return {
    chosen,
    primary,
    choosePrimary,
    toggle: (role: Role, on: boolean) => setChosen(on ? [...chosen, role] : chosen.filter((one) => one !== role)),
    missing: isAsked && chosen.length === 0,
    saving: isSelecting || isSetting,
    save: () => void save(),
  }
}
