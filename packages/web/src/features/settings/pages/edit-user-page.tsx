import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#entities/account/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { ProfileForm } from '../parts/edit-user/profile-form.tsx'

/** Changes one's avatar and nickname. */
export default function EditUserPage() {
  const t = useTexts('settings')
  const { data, error, isFetching, refetch } = useQuery(profileQuery())
  if (data) return <ProfileForm profile={data} />
  return (
    <ScreenPage busy={!error}>
      {error ? (
        <LoadFailed title={t('edit.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={2} />
      )}
    </ScreenPage>
  )
}
