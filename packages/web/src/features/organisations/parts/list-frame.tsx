import type { ReactNode } from 'react'
import type { Pages } from '#platform/pages.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'

export interface ListFrameProps<Item> {
  pages: Pages<Item>
  label: string
  failed: string
  empty: ReactNode
  row: (item: Item) => ReactNode
}

/** A list in its four states. */
export function ListFrame<Item>({ pages, label, failed, empty, row }: ListFrameProps<Item>) {
  const { records, error, isFetching, list, refresh } = pages
  if (!records) {
    if (!error) return <Skeleton kind="list" count={5} />
    return <LoadFailed title={failed} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      {records.length === 0 ? (
        empty
      ) : (
        <InfiniteList {...list} quiet>
          <RowList label={label}>{records.map(row)}</RowList>
        </InfiniteList>
      )}
    </PullToRefresh>
  )
}
