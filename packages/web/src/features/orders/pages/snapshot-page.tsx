import { useQuery } from '@tanstack/react-query'
import { href, mayOpen } from '@zhujia/contract/screens.ts'
import FileX from 'lucide-react/icons/file-x'
import { snapshotQuery } from '#entities/orders/queries.ts'
import { type ApiError, isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { activeRoles, useSession } from '#platform/session.ts'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { BoughtListing } from '../parts/snapshot/bought-listing.tsx'
import { ChangesCard } from '../parts/snapshot/changes-card.tsx'
import { SealCard } from '../parts/snapshot/seal-card.tsx'

function Failed({ error, retry, retrying }: { error: ApiError; retry: () => void; retrying: boolean }) {
  const t = useTexts('snapshot')
  const mayShop = mayOpen('orders', activeRoles(useSession()))
  if (isMissing(error)) {
    const action = mayShop && <LinkButton href={href('orders')}>{t('toOrders')}</LinkButton>
    return <EmptyState art={FileX} title={t('missing')} hint={t('missingHint')} action={action} />
  }
  return <LoadFailed title={t('failed')} error={error} onRetry={retry} retrying={retrying} />
}

/** The listing exactly as it was when a line of an order was bought, with its hash and the differences from today. */
export default function SnapshotPage() {
  const { id = '', line = '' } = usePageQuery('snapshot')
  const { data, error, isFetching, refetch } = useQuery(snapshotQuery(id, line))
  return (
    <ScreenPage busy={!data && !error}>
      {data && (
        <>
          <SealCard snapshot={data} />
          <ChangesCard snapshot={data} />
          <BoughtListing snapshot={data} />
        </>
      )}
      {!data &&
        (error ? (
          <Failed error={error} retry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton kind="list" count={4} />
        ))}
    </ScreenPage>
  )
}
