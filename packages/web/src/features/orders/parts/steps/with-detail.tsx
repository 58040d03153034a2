import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type OrderDetail, orderQuery, type OrderView } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { FetchedOrderContext } from './moved-on.ts'

export interface WithDetailProps {
  view: OrderView
  id: string
  draw: (order: OrderDetail) => ReactNode
}

/** Fetches the details of an order for a sheet: a list only has its summary. */
export function WithDetail({ view, id, draw }: WithDetailProps) {
  const t = useTexts('orders')
  const { data, isFetchedAfterMount, error, isFetching, refetch } = useQuery(orderQuery(view, id))
  if (data)
    return <FetchedOrderContext value={isFetchedAfterMount ? data : undefined}>{draw(data)}</FetchedOrderContext>
  if (error)
    return <LoadFailed title={t('detail.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return <Skeleton kind="line" count={4} />
}
