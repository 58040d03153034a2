import { useGrantedRoles } from '#entities/account/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AvailableRole } from '#platform/session.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { RoleChoice } from '../parts/select-character/role-choice.tsx'
import { useRoleChoice } from '../parts/select-character/use-role-choice.ts'

function Choosing({ available }: { available: readonly AvailableRole[] }) {
  const t = useTexts('account')
  const choice = useRoleChoice(available)
  const save = (
    <BottomBar>
      <Button block size="large" loading={choice.saving} onClick={choice.save}>
        {t('role.save')}
      </Button>
    </BottomBar>
  )
  return (
    <ScreenPage bottomBar={save}>
      <RoleChoice available={available} choice={choice} />
    </ScreenPage>
  )
}

/** Chooses the active roles among the granted ones, and the role that a new login starts with. */
export default function SelectCharacterPage() {
  const t = useTexts('account')
  const { data, error, isFetching, refetch } = useGrantedRoles()
  if (data) return <Choosing available={data.availableRoles} />
  return (
    <ScreenPage busy={!error}>
      {error ? (
        <LoadFailed title={t('role.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}
