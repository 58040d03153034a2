import { href } from '@zhujia/contract/screens.ts'
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { type FavouriteKind, refreshFavourites } from '#entities/favourites/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pages } from '#platform/pages.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'

function Empty({ kind }: { kind: FavouriteKind }) {
  const t = useTexts('favourites')
  return (
    <EmptyState
      art={Heart}
      title={t(`empty.${kind}`)}
      hint={t(`empty.${kind}Hint`)}
      action={<LinkButton href={href('categories')}>{t('empty.browse')}</LinkButton>}
    />
  )
}

/** A list of one kind in its four states. */
export function ListFrame<Item>({
  kind,
  pages,
  row,
}: {
  kind: FavouriteKind
  pages: Pages<Item>
  row: (item: Item) => ReactNode
}) {
  const t = useTexts('favourites')
  const client = useQueryClient()
  const { records, error, isFetching, list, refresh } = pages
  if (!records) {
    if (!error) return <Skeleton kind="list" count={6} />
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  return (
    <PullToRefresh onRefresh={() => Promise.all([refresh(), refreshFavourites(client)])}>
      {records.length === 0 ? (
        <Empty kind={kind} />
      ) : (
        <InfiniteList {...list} quiet>
          <RowList label={t(`kinds.${kind}`)}>{records.map(row)}</RowList>
        </InfiniteList>
      )}
    </PullToRefresh>
  )
}
