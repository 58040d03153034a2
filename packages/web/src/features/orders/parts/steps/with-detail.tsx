import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type OrderDetail, orderQuery, type OrderView } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FetchedOrderContext } from './moved-on.ts'

export interface WithDetailProps {
  view: OrderView
  id: string
  draw: (order: OrderDetail) => ReactNode
}

/** Fetches the details of an order for a sheet: a list only has its summary. */
export function WithDetail({ view, id, draw }: WithDetailProps) {
  const t = useTexts('orders')
  const core = useTexts('core')
  const { data, isFetchedAfterMount, error, isFetching, refetch } = useQuery(orderQuery(view, id))
  if (data)
    return <FetchedOrderContext value={isFetchedAfterMount ? data : undefined}>{draw(data)}</FetchedOrderContext>
  if (error)
    return (
      <FailedState
        title={t('detail.failed')}
        hint={error.message}
        onRetry={() => void refetch()}
        retryText={core('ui.retry')}
        retrying={isFetching}
      />
    )
  return <Skeleton kind="line" count={4} />
}
