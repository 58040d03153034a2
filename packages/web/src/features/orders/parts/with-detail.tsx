import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type OrderDetail, orderQuery, type OrderView } from '../queries.ts'

export interface WithDetailProps {
  view: OrderView
  id: string
  draw: (order: OrderDetail) => ReactNode
}

/** What a sheet needs of an order beyond its card: from a list only the summary is here, the rest comes with the order itself. */
export function WithDetail({ view, id, draw }: WithDetailProps) {
  const t = useTexts('orders')
  const core = useTexts('core')
  const { data, error, isFetching, refetch } = useQuery(orderQuery(view, id))
  if (data) return draw(data)
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
