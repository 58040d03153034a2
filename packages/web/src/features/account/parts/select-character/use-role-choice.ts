import type { Role } from '@zhujia/contract/core/roles.ts'
import { useState } from 'react'
import { useSelectRoles, useSetPrimaryRole } from '#entities/auth/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { type AvailableRole, useSession } from '#platform/session.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'

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
  const [isSubmitted, setSubmitted] = useState(false)

  const send = async () => {
    if (primary !== undefined && primary !== main) await setPrimary(primary)
    await select([...chosen])
  }
  const save = async () => {
    setSubmitted(true)
    if (chosen.length === 0) return
    // After a failure the choice stays as it is for another try.
    if (!(await runAction(send))) return
    showToast(t('role.saved'))
    navigateBack()
  }
  return {
    chosen,
    primary,
    choosePrimary,
    toggle: (role: Role, on: boolean) => setChosen(on ? [...chosen, role] : chosen.filter((one) => one !== role)),
    missing: isSubmitted && chosen.length === 0,
    saving: isSelecting || isSetting,
    save: () => void save(),
  }
}
